/** `root`: folder of the repository. */
export function bundlePaintWorker(root: string): Promise<string>;
