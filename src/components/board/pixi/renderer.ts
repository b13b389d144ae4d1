import { AbstractRenderer } from '@px/rendering/renderers/shared/system/AbstractRenderer';
import { isWebGLSupported } from '@px/utils/browser/isWebGLSupported';

/** What the painter needs of either renderer. */
export type Renderer = Pick<AbstractRenderer<never, never, HTMLCanvasElement>, 'render' | 'resize' | 'destroy' | 'canvas'> & {
  init(options: object): Promise<void>;
};

// Neither renderer needs `eval` as it is used here (see webgl.ts), so the check for it would only refuse to start.
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck() {} });

/** A WebGL renderer where there is WebGL, else one on a 2D canvas; each is loaded only when it is used. */
export async function makeRenderer(width: number, height: number, resolution: number): Promise<Renderer> {
  const options = {
    width,
    height,
    resolution,
    autoDensity: true,
    backgroundAlpha: 0,
    antialias: false,
    manageImports: false,
    clearBeforeRender: true,
    // The painter frees its textures itself.
    gcActive: false,
    textureGCActive: false,
    renderableGCActive: false,
  };
  if (isWebGLSupported(false)) {
    try {
      const { SpriteRenderer } = await import('./webgl.ts');
      const renderer = new SpriteRenderer() as unknown as Renderer;
      await renderer.init(options);
      return renderer;
    } catch {
      // A machine may promise WebGL and fail to give it.
    }
  }
  const { CanvasRenderer } = await import('@px/rendering/renderers/canvas/CanvasRenderer');
  const { Ticker } = await import('@px/ticker/Ticker');
  const renderer = new CanvasRenderer() as unknown as Renderer;
  await renderer.init(options);
  // Its clock would run for ever, although a board draws only when something moves.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  return renderer;
}
