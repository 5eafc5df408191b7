/** The style sheets of the kit, by their file names, as sheets that hold on a page of others. */
export function bundleMountStyles(): Promise<Readonly<Record<string, string>>>;

/** Writes `mount.js`, its chunks and its style sheets into a folder. */
export function bundleMountScript(folder: string): Promise<void>;
