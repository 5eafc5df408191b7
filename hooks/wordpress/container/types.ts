import type { GalleryTag } from '../../backend/GalleryTag.ts';
import type { SortOption } from '../../browsing/useSort.ts';
import type { ThumbnailClickAction } from '../../lightboxIntent/imageLinkProps.ts';

/** What a server-rendered gallery can be browsed by, and what of it the server has heeded. */
export interface ContainerBrowsing {
  readonly hasSearch: boolean;
  /** What stands in the empty search box; undefined for the site's word. */
  readonly searchPlaceholder: string | undefined;
  readonly hasSort: boolean;
  /** Orders with the server's names; undefined where it names none. */
  readonly sortOptions: readonly SortOption[] | undefined;
  readonly tags: readonly GalleryTag[];
  /** The server offers them in a list to choose from, and not as buttons. */
  readonly hasTagList: boolean;
  readonly paging: 'numbers' | 'button' | 'scroll';
  /** Words in place of the signs on page links. */
  readonly hasPagerWords: boolean;
  /** "28 item(s)" beside the page links. */
  readonly hasItemCount: boolean;
  readonly clickAction: ThumbnailClickAction;
  readonly opensNewTab: boolean;
  /** Title and description of the gallery stand above it. */
  readonly hasGalleryTitle: boolean;
  readonly hasGalleryDescription: boolean;
  /** What the images that are there were searched, ordered and filtered by; '' and empty: by nothing. */
  readonly shown: { readonly search: string; readonly sort: string; readonly tagIds: readonly string[] };
}
