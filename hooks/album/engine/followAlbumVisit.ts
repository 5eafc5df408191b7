import type { RefObject } from 'react';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import type { VisitedList } from '../../layout/VisitedList.ts';
import { watchVisit } from '../../layout/engine/watchVisit.ts';
import type { AlbumDesk, AlbumDeskOptions } from '../AlbumDesk.ts';

/** Of an album it is known whether it is there, not where its entries stand: a theme may draw them in any way. */
const DRAWN_IN_ANY_WAY: VisitedList['windowed']['layout'] = {
  count: 1,
  rectangleOf: () => ({ left: 0, top: 0, width: 0, height: 0 }),
};

/** Leads a visitor who comes back, or reloads the page, as far down as before, when the album is there. Returns what ends it. */
export function followAlbumVisit<TImage extends GalleryImage>(
  desk: AlbumDesk<TImage>,
  latest: RefObject<AlbumDeskOptions<TImage>>,
): () => void {
  const list: RefObject<VisitedList> = {
    get current() {
      const { shown, request } = desk.state;
      // Of a list that grows the beginning alone may be there.
      const isOnItsWay = latest.current.appends && request;
      const layout = shown && !isOnItsWay ? DRAWN_IN_ANY_WAY : null;
      return { windowed: { layout, containerRef: latest.current.containerRef }, indexOf: () => undefined };
    },
  };
  return watchVisit(list);
}
