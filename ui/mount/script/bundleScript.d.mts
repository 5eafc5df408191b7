/** Returns the kit's style sheets by file name, scoped for pages with their own styles. */
export function bundleMountStyles(): Promise<Readonly<Record<string, string>>>;

/** Writes `mount.js`, its chunks and its style sheets to a folder. */
export function bundleMountScript(folder: string): Promise<void>;
