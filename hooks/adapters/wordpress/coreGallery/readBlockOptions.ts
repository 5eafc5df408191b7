import { MAX_BLOCK_COLUMNS } from '../constants.ts';
import { attributeOf } from '../markup.ts';
import { LOGGIA_BLOCK } from '../selectors.ts';
import { toCoreLayout, type CoreLayout } from './coreLayout.ts';
import { toColumns, toGap, toThumbnailSide } from '../wireValues.ts';

/** How a gallery in WordPress's own markup is displayed. Values that the page doesn't specify are `undefined`. */
export interface CoreGalleryDisplay {
  /** The layout of Loggia's own block, or `undefined` for other galleries. */
  readonly layout?: CoreLayout | undefined;
  /** Height of a row in a justified layout, in CSS pixels. */
  readonly rowHeight?: number | undefined;
  readonly columns?: number | undefined;
  /** Gap between images, in CSS pixels. */
  readonly gap?: number | undefined;
  readonly captions?: 'below' | 'over' | 'none' | undefined;
  /** Whether thumbnails are cropped to squares. */
  readonly crop?: boolean | undefined;
}

const CAPTIONS = ['below', 'over', 'none'] as const;

const columnsOf = (written: unknown): number | undefined => {
  const columns = toColumns(written);
  return columns !== undefined && columns <= MAX_BLOCK_COLUMNS ? columns : undefined;
};

/** Reads how a gallery is displayed: from the attributes of Loggia's own block, or the classes of other galleries. */
export function readBlockOptions(element: Element): CoreGalleryDisplay {
  if (!element.matches(LOGGIA_BLOCK)) {
    const [, columns] = /(?:^|[\s-])columns-(\d+)/.exec(attributeOf(element, 'class')) ?? [];
    return { columns: columnsOf(columns), crop: element.matches('.is-cropped, .gallery-size-thumbnail') };
  }
  const valueOf = (name: string) => attributeOf(element, `data-loggia-${name}`);
  return {
    layout: toCoreLayout(valueOf('layout')) ?? 'justified',
    rowHeight: toThumbnailSide(valueOf('row-height')),
    columns: columnsOf(valueOf('columns')),
    gap: toGap(valueOf('gap')),
    captions: CAPTIONS.find((captions) => captions === valueOf('captions')),
    crop: element.hasAttribute('data-loggia-crop'),
  };
}
