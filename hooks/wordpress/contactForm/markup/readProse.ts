import type { ContactFormProse } from '../../../backend/ContactFormText.ts';
import { toText } from './textItems.ts';
import type { TextItem } from './textItems.ts';

type Level = Extract<ContactFormProse, { type: 'heading' }>['level'];

/** One block of text of the page, with the list that it is an item of. */
export interface ProseBlock {
  readonly prose: ContactFormProse;
  readonly list: Element | null;
}

const isLevel = (level: number): level is Level => level >= 1 && level <= 6;

/** What a block of the page says; undefined for nothing. */
export function readProse(items: readonly TextItem[]): ProseBlock | undefined {
  const block = items[0]?.block;
  const text = toText(items);
  if (!block || text.length === 0) return undefined;
  const level = Number(/^h(\d)$/.exec(block.localName)?.[1]);
  if (isLevel(level)) return { prose: { type: 'heading', level, text }, list: null };
  const list = block.closest('li')?.closest('ul, ol') ?? null;
  if (!list) return { prose: { type: 'paragraph', text }, list };
  return { prose: { type: 'list', items: [text], ...(list.localName === 'ol' && { isOrdered: true }) }, list };
}

/** The same with another item of its list; undefined where it is none. */
export function joinLists(last: ProseBlock | undefined, next: ProseBlock): ProseBlock | undefined {
  if (last?.prose.type !== 'list' || next.prose.type !== 'list' || last.list !== next.list) return undefined;
  return { prose: { ...last.prose, items: [...last.prose.items, ...next.prose.items] }, list: last.list };
}
