import { assignedValues } from '../assignedValues.ts';
import { decodeEscaped } from '../decodeEntities.ts';
import { pageScripts } from '../pageScripts.ts';
import { plainText } from '../../shared/plainText.ts';

/** Title of a video as plain text, and its description as the page has it. */
export interface InlineVideo {
  readonly title: string;
  readonly description: string;
}

/** `yotuwp.data.videos['id']`, as the original's script names them. */
const NAME = String.raw`yotuwp\.data\.videos\[\s*["']([\w-]{1,64})["']\s*\]`;

function toVideo(value: unknown): InlineVideo | undefined {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return undefined;
  return { title: decodeEscaped(value[0]).trim(), description: plainText(value[1]) };
}

/**
 * What the scripts of a page say of its videos, by their ids. In the markup of the list itself a title with a quote ends its
 * attribute too early (contracts.md 4).
 */
export function readInlineVideos(page: ParentNode): ReadonlyMap<string, InlineVideo> {
  const videos = new Map<string, InlineVideo>();
  for (const script of pageScripts(page)) {
    if (!script.includes('yotuwp')) continue;
    for (const { value, groups } of assignedValues(script, NAME)) {
      const video = toVideo(value);
      if (video) videos.set(groups[0] ?? '', video);
    }
  }
  return videos;
}
