export { createStaticBackend } from './createStaticBackend.ts';
export type { StaticBackendOptions } from './types.ts';
