export type Bundler = 'esbuild' | 'vite' | 'webpack';

/** Packs a workspace as it would be published. Returns the file. */
export function pack(workspace: string, folder: string): string;

/** Builds all pages in an app with the packed packages. Returns its folder. */
export function buildApp(bundlers?: readonly Bundler[]): string;

/** Builds all pages with the repository's own build and dependencies. Returns the folder. */
export function buildHere(bundlers: readonly Bundler[]): string;
