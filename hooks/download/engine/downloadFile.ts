import { loadFile } from '../../rest/engine/loadFile.ts';
import type { OriginalFile } from '../originalFile.ts';
import { openInNewTab } from './openInNewTab.ts';
import { saveFile } from './saveFile.ts';
import type { DownloadStatus } from '../types.ts';

/** Saves a file of another host where that host allows it, else opens it where the visitor sees it. */
export async function downloadFile({ url, name }: OriginalFile): Promise<Exclude<DownloadStatus, 'idle' | 'loading'>> {
  try {
    saveFile(await loadFile(url, { signal: new AbortController().signal }), name);
    return 'saved';
  } catch {
    return openInNewTab(url) ? 'opened' : 'failed';
  }
}
