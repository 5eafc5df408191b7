import type { RefObject } from 'react';
import type { GalleryLayout } from '../../layout/types.ts';

/** Where the entries of a list stand that are all in the document: read there when somebody asks. The list is their `offsetParent`. */
export const wholeListLayout = (listRef: RefObject<HTMLElement | null>, count: number): GalleryLayout => ({
  count,
  get width() {
    return listRef.current?.offsetWidth ?? 0;
  },
  get height() {
    return listRef.current?.offsetHeight ?? 0;
  },
  rectangleOf(index) {
    const entry = listRef.current?.children[index] as HTMLElement | undefined;
    return { left: 0, top: entry?.offsetTop ?? 0, width: entry?.offsetWidth ?? 0, height: entry?.offsetHeight ?? 0 };
  },
  rangeBetween: () => ({ start: 0, end: count }),
});
