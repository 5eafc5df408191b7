/** Serves built files on a free port of this machine. The address has no slash at its end. */
export function serveFolder(folder: string): Promise<{ readonly address: string; close(): void }>;
