/** Returns the kit's stylesheets by file name, scoped for pages that have their own styles. */
export function bundleMountStyles(): Promise<Readonly<Record<string, string>>>;

/** Writes `mount.js`, its chunks and its stylesheets to a folder. */
export function bundleMountScript(folder: string): Promise<void>;
