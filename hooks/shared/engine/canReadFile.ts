/**
 * Resolves with whether a selected file still exists and is unchanged. If not, uploading it fails as if the browser
 * were offline. Chromium reports a size of 0 for a deleted file, and reads a slice of it without an error.
 */
export async function canReadFile(file: File): Promise<boolean> {
  try {
    await (file.size > 0 ? file.slice(0, 1) : file).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
