import { loading } from '../../site/loading.ts';

/** Draws a position in the place that is kept for it; what stands there stays where it cannot be drawn. `eye`: who looks, where not everything is open. */
export async function drawInto(place: Element | null, position: string, eye: number | 'all' = 'all'): Promise<void> {
  if (!place || place.getAttribute('data-drawn') === position) return;
  place.setAttribute('data-drawn', position);
  const { drawn, render } = await loading(() => import('../endless/due.ts'));
  const picture = await drawn(position, eye).catch(() => null);
  if (!picture || place.getAttribute('data-drawn') !== position) return;
  // What was drawn here before is let go of: else it would be drawn anew where it is no more.
  render(null, place);
  place.replaceChildren();
  render(picture, place);
}

/** A file of the build, as far as it is an object; empty where it cannot be had. */
export async function fetched(address: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(8000) });
    return response.ok ? Object(await response.json()) : {};
  } catch {
    return {};
  }
}
