import { activeElementAround } from './activeElementAround.ts';

/** The visitor has gone on to something else than this part of the page. */
export function isFocusElsewhere(part: Element): boolean {
  const active = activeElementAround(part);
  return active !== null && !part.contains(active) && !active.contains(part);
}
