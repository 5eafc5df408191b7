import { dropMarkup } from '../dropMarkup.ts';

/** Title and description of a video, as plain text. */
export interface InlineVideo {
  readonly title: string;
  readonly description: string | undefined;
}

const ASSIGNMENT = /\byotuwp\.data\.videos\[\s*(["'])([\w-]{1,64})\1\s*\]\s*=\s*(\[(?:[^"\]]|"(?:[^"\\]|\\.)*")*\])/g;

function toVideo(json: string): InlineVideo | undefined {
  try {
    const value: unknown = JSON.parse(json);
    if (!Array.isArray(value) || typeof value[0] !== 'string') return undefined;
    return { title: value[0].trim(), description: dropMarkup(String(value[1] ?? '')) || undefined };
  } catch {
    return undefined;
  }
}

/**
 * What the scripts of a page say of its videos, by their ids. In the markup of the list itself a title with a quote ends its
 * attribute too early (contracts.md 4).
 */
export function readInlineVideos(page: ParentNode): ReadonlyMap<string, InlineVideo> {
  const videos = new Map<string, InlineVideo>();
  for (const { textContent } of page.querySelectorAll('script:not([src])')) {
    if (!textContent.includes('yotuwp')) continue;
    for (const [, , id = '', json = ''] of textContent.matchAll(ASSIGNMENT)) {
      const video = toVideo(json);
      if (video && !videos.has(id)) videos.set(id, video);
    }
  }
  return videos;
}
