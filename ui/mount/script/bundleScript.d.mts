/** All style sheets of the kit as one that holds on a page of others. */
export function bundleMountStyles(): Promise<string>;

/** Writes `mount.js`, its chunks and `mount.css` into a folder. */
export function bundleMountScript(folder: string): Promise<void>;
