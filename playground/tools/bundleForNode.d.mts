export function bundleForNode(options: {
  /** Folder of the repository; `entry` is below it. */
  readonly root: string;
  readonly entry: string;
  readonly outfile: string;
}): Promise<void>;
