import { GlShaderSystem } from '@px/rendering/renderers/gl/shader/GlShaderSystem';
import { GlUniformGroupSystem } from '@px/rendering/renderers/gl/shader/GlUniformGroupSystem';
import { WebGLRenderer } from '@px/rendering/renderers/gl/WebGLRenderer';
import { UboSystem } from '@px/rendering/renderers/shared/shader/UboSystem';
import { generateShaderSyncPolyfill } from '@px/unsafe-eval/shader/generateShaderSyncPolyfill';
import { generateUniformsSyncPolyfill } from '@px/unsafe-eval/uniforms/generateUniformsSyncPolyfill';

// Pages forbid `eval`. This is what `pixi.js/unsafe-eval` installs, without its parts for WebGPU, particles and uniform
// buffers, which a board of sprites never calls.
Object.assign(UboSystem.prototype, { _systemCheck() {} });
Object.assign(GlUniformGroupSystem.prototype, { _generateUniformsSync: generateUniformsSyncPolyfill });
Object.assign(GlShaderSystem.prototype, { _generateShaderSync: generateShaderSyncPolyfill });

export { WebGLRenderer };
