import type { MasonryOptions, MosaicOptions } from '@loggia/hooks';

interface ViewTexts {
  readonly name: string;
  readonly description: string;
  /** The gallery that shows it. */
  readonly slug: string;
}

/** A view of a gallery that has a page of its own. */
export type SiteView = ViewTexts &
  (
    | ({ readonly kind: 'masonry' } & { readonly options: MasonryOptions })
    | ({ readonly kind: 'mosaic' } & { readonly options: MosaicOptions })
  );

/** The views by the last word of their address. */
export const VIEWS = {
  masonry: {
    kind: 'masonry',
    name: 'Masonry',
    description: 'Columns of equal width. Each picture keeps its shape and goes where there is most room.',
    slug: 'landscapes',
    options: { thumbnailSize: 320, gap: 8 },
  },
  'masonry-rows': {
    kind: 'masonry',
    name: 'Masonry in rows',
    description: 'Rows of equal height that run on to the side.',
    slug: 'public-domain',
    options: { direction: 'horizontal', thumbnailSize: 260, maxColumns: 2, gap: 8 },
  },
  mosaic: {
    kind: 'mosaic',
    name: 'Mosaic',
    description: 'Columns that end level, so the whole is one block without a gap.',
    slug: 'public-domain',
    options: { thumbnailSize: 320, gap: 6 },
  },
  'mosaic-rows': {
    kind: 'mosaic',
    name: 'Mosaic in rows',
    description: 'Rows that fill the width, from edge to edge: ten thousand pictures of them.',
    slug: 'archive',
    options: { direction: 'horizontal', thumbnailSize: 160, gap: 4 },
  },
} as const satisfies Record<string, SiteView>;

export type ViewName = keyof typeof VIEWS;

export const isViewName = (name: string): name is ViewName => Object.hasOwn(VIEWS, name);
