import { Container } from '@px/scene/container/Container';
import { Sprite } from '@px/scene/sprite/Sprite';
import { ownShown } from '../faces/signs.ts';
import { boardOf } from '../games.ts';
import type { Box, Layout, PlacedPiece } from '../layout/types.ts';
import { light, type Palette, shownColour } from '../paint.ts';
import { during, type Flight, type PlanOptions, plan, planEnd } from '../plan.ts';
import { makeRenderer, type Renderer } from './renderer.ts';
import { Faces, margin } from './textures.ts';

/** The colours of the page as they are now, by the custom properties of the same names. */
function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const own = (token: string) => shownColour(style.getPropertyValue(`--${token}`), style.colorScheme === 'dark');
  const entries = Object.keys(light).map((token) => [token, own(token) || light[token]]);
  return Object.fromEntries(entries) as Palette;
}

/** Draws the pieces of a board and moves them. The signs and labels stay with the SVG around it. */
export interface Painter {
  readonly canvas: HTMLCanvasElement;
  /** Shows a layout; pieces fly from wherever they are now. */
  show(layout: Layout, how: Pick<PlanOptions, 'instant' | 'held'>): void;
  /** Colours or the pixel ratio have changed. */
  redraw(): void;
  destroy(): void;
}

interface Actor {
  readonly sprite: Sprite;
  piece: PlacedPiece;
  /** Where it is drawn now. */
  at: Box;
  face: string;
}

const deckNow = () => (document.documentElement.dataset.deck === 'four' ? 'four' : 'two');
const lettersNow = () => (ownShown() ? 'own' : 'usual');
const ratioNow = () => Math.min(window.devicePixelRatio || 1, 4);

/**
 * Makes a painter inside `host` (whose custom properties give the colours). `lost` is told when the graphics context goes
 * and when it is back.
 */
export async function makePainter(host: HTMLElement, first: Layout, lost: (gone: boolean) => void): Promise<Painter> {
  let ratio = ratioNow();
  const renderer: Renderer = await makeRenderer(first.width, first.height, ratio);
  const stage = new Container();
  const actors = new Map<string, Actor>();
  const makeFaces = () => new Faces(boardOf(first.game).draw, paletteOf(host), ratio, deckNow(), lettersNow());
  let faces = makeFaces();
  let layout = first;
  let flights: readonly Flight[] = [];
  let began = 0;
  let frame = 0;
  let gone = false;

  const put = (actor: Actor, box: Box) => {
    actor.at = box;
    const { sprite, piece } = actor;
    const scale = box.w / piece.w;
    // At rest a face lies exactly on the screen's pixels, or it would be blurred at ratios such as 1.5.
    const snap = (value: number) => (scale === 1 ? Math.round(value * ratio) / ratio : value);
    sprite.position.set(snap(box.x - margin * scale), snap(box.y - margin * scale));
    sprite.scale.set(scale, box.h === piece.h ? scale : box.h / piece.h);
  };
  const paint = () => {
    if (!gone) renderer.render({ container: stage } as never);
  };
  const settle = () => {
    flights = [];
    for (const piece of layout.pieces) {
      const actor = actors.get(piece.id);
      if (!actor) continue;
      put(actor, piece);
      stage.addChild(actor.sprite);
    }
  };
  const tick = (now: number) => {
    frame = 0;
    const time = now - began;
    if (time >= planEnd(flights)) settle();
    else {
      for (const flight of flights) {
        const actor = actors.get(flight.id);
        if (actor) put(actor, during(flight, time));
      }
      frame = requestAnimationFrame(tick);
    }
    paint();
  };
  const dress = (actor: Actor, piece: PlacedPiece) => {
    const key = faces.keyOf(piece);
    if (actor.face !== key) {
      actor.sprite.texture = faces.get(piece);
      actor.face = key;
    }
    actor.piece = piece;
  };

  const show: Painter['show'] = (next, { instant, held }) => {
    const resized = next.width !== layout.width || next.height !== layout.height;
    if (resized) renderer.resize(next.width, next.height, ratio);
    // A new size is a new picture, not a move.
    const still = instant || resized || actors.size === 0;
    const before = new Map([...actors].map(([id, actor]) => [id, actor.at]));
    for (const piece of layout.pieces) if (!piece.shown) before.set(piece.id, piece);
    const shown = next.pieces.filter((p) => p.shown);
    const ids = new Set(shown.map((p) => p.id));
    // One back that goes and one face that comes: a card has been turned over on its way.
    const left = [...actors].filter(([id]) => !ids.has(id)).map(([, actor]) => actor);
    const turned = left.length === 1 && left[0]?.piece.form === 'back' ? left[0].at : null;
    const source = boardOf(next.game).source?.(next) ?? turned;
    const planned = plan(before, next.pieces, { instant: still, held, source });
    layout = next;
    for (const [id, actor] of actors)
      if (!ids.has(id)) {
        actor.sprite.destroy();
        actors.delete(id);
      }
    for (const piece of shown) {
      let actor = actors.get(piece.id);
      if (!actor) {
        actor = { sprite: new Sprite(), piece, at: piece, face: '' };
        actors.set(piece.id, actor);
      }
      dress(actor, piece);
    }
    faces.keep(new Set([...actors.values()].map((a) => a.face)));
    settle();
    flights = planned;
    began = performance.now();
    // What flies is above what lies, each in the order in which it lies.
    for (const flight of flights) {
      const actor = actors.get(flight.id);
      if (!actor) continue;
      put(actor, flight.from);
      if (Math.hypot(flight.to.x - flight.from.x, flight.to.y - flight.from.y) > 8) stage.addChild(actor.sprite);
    }
    if (frame === 0 && flights.length > 0) frame = requestAnimationFrame(tick);
    paint();
  };

  const redraw = () => {
    ratio = ratioNow();
    const old = faces;
    faces = makeFaces();
    for (const actor of actors.values()) {
      actor.face = '';
      dress(actor, actor.piece);
    }
    old.keep(new Set());
    renderer.resize(layout.width, layout.height, ratio);
    paint();
  };

  const onLost = () => {
    gone = true;
    lost(true);
  };
  const onBack = () => {
    // Pixi restores its own state in a listener of its own; draw after it.
    setTimeout(() => {
      gone = false;
      redraw();
      lost(false);
    });
  };
  const { canvas } = renderer;
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onBack);
  show(first, { instant: true, held: new Set() });

  return {
    canvas,
    show,
    redraw,
    destroy() {
      cancelAnimationFrame(frame);
      gone = true;
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onBack);
      stage.destroy({ children: true });
      faces.keep(new Set());
      renderer.destroy({ removeView: true });
    },
  };
}
