/** Serves built files on a free local port. The URL has no trailing slash. */
export function serveFolder(folder: string): Promise<{ readonly address: string; close(): void }>;
