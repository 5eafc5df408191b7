export type Bundler = 'esbuild' | 'vite' | 'webpack';

/** Packs a workspace as it would be published. Gives the file. */
export function pack(workspace: string, folder: string): string;

/** Builds every page in an application with the packed packages. Gives its folder. */
export function buildApp(bundlers?: readonly Bundler[]): string;

/** Builds every page with what the repository has built and installed. Gives the folder. */
export function buildHere(bundlers: readonly Bundler[]): string;
