import type { ShareSubject } from '../types.ts';

/** Shows the system's share sheet. False when the visitor closed it or the browser refused. */
export async function shareNatively({ url, title, description }: ShareSubject): Promise<boolean> {
  try {
    await navigator.share({ url, ...(title && { title }), ...(description && { text: description }) });
    return true;
  } catch {
    return false;
  }
}
