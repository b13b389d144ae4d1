import type { Plugin } from 'vite';

const nothing = (...names: readonly string[]): string => names.map((name) => `export const ${name} = {};`).join('\n');
const table = (name: string, rgba: string, bgra = rgba): string =>
  `export const ${name} = (gl) => ({ rgba8unorm: ${rgba}, bgra8unorm: ${bgra} });`;

/**
 * Parts of Pixi that a board of sprites never calls, and what stands in their place: by the end of their path in a package.
 * Whoever needs one again takes its line out; a line that fits no module any more stops the build.
 */
const left: Readonly<Record<string, string>> = {
  // Boards give colours as numbers; anything else is refused by Pixi's own error.
  '@pixi/colord/index.mjs': 'export const extend = () => {}; export const colord = () => ({ isValid: () => false });',
  '@pixi/colord/plugins/names.mjs': 'export default () => {};',
  // WebGPU: shaders have a program for WebGL alone.
  'pixi.js/lib/rendering/renderers/gpu/shader/GpuProgram.mjs': 'export class GpuProgram { static from() {} }',
  // Faces are drawn on a canvas, four bytes a point.
  'pixi.js/lib/rendering/renderers/gl/texture/utils/mapFormatToGlInternalFormat.mjs': table(
    'mapFormatToGlInternalFormat',
    'gl.RGBA',
    'gl.RGBA8 ?? gl.RGBA',
  ),
  'pixi.js/lib/rendering/renderers/gl/texture/utils/mapFormatToGlFormat.mjs': table('mapFormatToGlFormat', 'gl.RGBA'),
  'pixi.js/lib/rendering/renderers/gl/texture/utils/mapFormatToGlType.mjs': table('mapFormatToGlType', 'gl.UNSIGNED_BYTE'),
  'pixi.js/lib/rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource.mjs':
    'export const glUploadCompressedTextureResource = null;',
  'pixi.js/lib/rendering/renderers/gl/texture/uploaders/glUploadCubeTextureResource.mjs':
    'export const createGlUploadCubeTextureResource = () => null;',
  'pixi.js/lib/rendering/renderers/gl/texture/uploaders/glUploadVideoResource.mjs': 'export const glUploadVideoResource = null;',
  // Sprites are not looked for, measured or kept as pictures: the board's layout knows where everything lies.
  'pixi.js/lib/scene/container/container-mixins/cacheAsTextureMixin.mjs': nothing('cacheAsTextureMixin'),
  'pixi.js/lib/scene/container/container-mixins/findMixin.mjs': nothing('findMixin'),
  'pixi.js/lib/scene/container/container-mixins/getFastGlobalBoundsMixin.mjs': nothing('getFastGlobalBoundsMixin'),
  'pixi.js/lib/scene/container/container-mixins/measureMixin.mjs': nothing('measureMixin'),
};

/** Leaves out what of Pixi no board uses: some 10 of its 72 KB after gzip. */
export function pixiParts(): Plugin {
  const waiting = new Set(Object.keys(left));
  let pixi = false;
  return {
    name: 'pixi-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.includes('/node_modules/')) return null;
      pixi ||= id.includes('/node_modules/pixi.js/');
      const part = id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length);
      const code = left[part];
      if (code === undefined) return null;
      waiting.delete(part);
      return { code, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (!error && pixi && waiting.size > 0) this.error(`no part of Pixi any more: ${[...waiting].join(', ')}`);
    },
  };
}
