import { GlBatchAdaptor } from '@px/rendering/batcher/gl/GlBatchAdaptor';
import { BatcherPipe } from '@px/rendering/batcher/shared/BatcherPipe';
import { ColorMaskPipe } from '@px/rendering/mask/color/ColorMaskPipe';
import { GlBufferSystem } from '@px/rendering/renderers/gl/buffer/GlBufferSystem';
import { GlContextSystem } from '@px/rendering/renderers/gl/context/GlContextSystem';
import { GlEncoderSystem } from '@px/rendering/renderers/gl/GlEncoderSystem';
import { GlLimitsSystem } from '@px/rendering/renderers/gl/GlLimitsSystem';
import { GlGeometrySystem } from '@px/rendering/renderers/gl/geometry/GlGeometrySystem';
import { GlRenderTargetSystem } from '@px/rendering/renderers/gl/renderTarget/GlRenderTargetSystem';
import { GlShaderSystem } from '@px/rendering/renderers/gl/shader/GlShaderSystem';
import { GlUniformGroupSystem } from '@px/rendering/renderers/gl/shader/GlUniformGroupSystem';
import { GlStateSystem } from '@px/rendering/renderers/gl/state/GlStateSystem';
import { GlTextureSystem } from '@px/rendering/renderers/gl/texture/GlTextureSystem';
import { BackgroundSystem } from '@px/rendering/renderers/shared/background/BackgroundSystem';
import { BlendModePipe } from '@px/rendering/renderers/shared/blendModes/BlendModePipe';
import { GCSystem } from '@px/rendering/renderers/shared/GCSystem';
import { GlobalUniformSystem } from '@px/rendering/renderers/shared/renderTarget/GlobalUniformSystem';
import { AbstractRenderer } from '@px/rendering/renderers/shared/system/AbstractRenderer';
import { ViewSystem } from '@px/rendering/renderers/shared/view/ViewSystem';
import { RendererType } from '@px/rendering/renderers/types';
import { RenderGroupPipe } from '@px/scene/container/RenderGroupPipe';
import { RenderGroupSystem } from '@px/scene/container/RenderGroupSystem';
import { SpritePipe } from '@px/scene/sprite/SpritePipe';
import { generateShaderSyncPolyfill } from '@px/unsafe-eval/shader/generateShaderSyncPolyfill';
import { generateUniformsSyncPolyfill } from '@px/unsafe-eval/uniforms/generateUniformsSyncPolyfill';

// Pages forbid `eval`. This is what `pixi.js/unsafe-eval` installs, without its parts for WebGPU, particles and uniform
// buffers, which a board of sprites never calls.
Object.assign(GlUniformGroupSystem.prototype, { _generateUniformsSync: generateUniformsSyncPolyfill });
Object.assign(GlShaderSystem.prototype, { _generateShaderSync: generateShaderSyncPolyfill });

// Pixi's own WebGLRenderer, without what sprites do not use: meshes, graphics, masks, filters, uniform buffers, reading pixels back,
// and the scheduler, whose clock would run for ever although a board draws only when something moves.
const systems = [
  BackgroundSystem,
  GlobalUniformSystem,
  ViewSystem,
  RenderGroupSystem,
  GCSystem,
  GlContextSystem,
  GlLimitsSystem,
  GlBufferSystem,
  GlTextureSystem,
  GlRenderTargetSystem,
  GlGeometrySystem,
  GlUniformGroupSystem,
  GlShaderSystem,
  GlEncoderSystem,
  GlStateSystem,
];
const renderPipes = [BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, ColorMaskPipe];
const renderPipeAdaptors = [GlBatchAdaptor];

interface Extension {
  readonly extension: { readonly name: string; readonly priority?: number };
}

/** The form in which a renderer takes its parts: by name, the urgent first. */
const named = (parts: readonly Extension[]) =>
  [...parts]
    .sort((a, b) => (b.extension.priority ?? 0) - (a.extension.priority ?? 0))
    .map((value) => ({ name: value.extension.name, value }));

/** A WebGL renderer of sprites and nothing else. */
export class SpriteRenderer extends AbstractRenderer<never, never, HTMLCanvasElement> {
  constructor() {
    super({
      name: 'webgl',
      type: RendererType.WEBGL,
      systems: named(systems as readonly Extension[]) as never,
      renderPipes: named(renderPipes as readonly Extension[]) as never,
      renderPipeAdaptors: named(renderPipeAdaptors as readonly Extension[]) as never,
    });
  }
}
