import { loadFile } from '../../../data/rest/engine/loadFile.ts';
import { SAVED_FILE_LIFETIME_MS } from '../constants.ts';
import type { OriginalFile } from '../originalFile.ts';
import type { DownloadStatus } from '../types.ts';

/** Saves a cross-origin file if CORS allows it, otherwise opens it in a new tab. */
export async function downloadFile({ url, name }: OriginalFile): Promise<Exclude<DownloadStatus, 'idle' | 'loading'>> {
  try {
    saveFile(await loadFile(url, { signal: new AbortController().signal }), name);
    return 'saved';
  } catch {
    return openInNewTab(url) ? 'opened' : 'failed';
  }
}

/** Passes a file to the browser for saving. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVED_FILE_LIFETIME_MS);
}

/**
 * Opens a URL in a new tab. Returns `false` if the browser blocks the tab, as it does when too much time has passed
 * since the click.
 */
function openInNewTab(url: string): boolean {
  // `noopener` is omitted, because with it, `window.open` returns `null` even on success.
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(url);
  return true;
}
