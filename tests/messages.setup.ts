import { execSync } from 'node:child_process';

/** Compiles the message catalogue, which components import. */
export default function setup(): void {
  execSync('npm run --silent messages', { cwd: new URL('..', import.meta.url), stdio: 'inherit' });
}
