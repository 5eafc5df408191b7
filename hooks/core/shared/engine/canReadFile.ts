/**
 * Resolves to whether a selected file still exists and is unchanged. Uploading a deleted or changed file fails as if
 * the browser were offline. For a deleted file, Chromium reports a size of 0 and reads a slice without an error.
 */
export async function canReadFile(file: File): Promise<boolean> {
  try {
    await (file.size > 0 ? file.slice(0, 1) : file).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
