import type { BrowsingLabels } from '../../../gallery/browsing/labels.ts';
import type { CommentLabels } from '../../../lightbox/comments/labels.ts';
import type { FullscreenLabels } from '../../../lightbox/fullscreen/labels.ts';
import type { MultiSelectLabels } from '../../../admin/multiSelect/labels.ts';
import type { PanelsLabels, SidebarLabels } from '../../../lightbox/panels/labels.ts';
import type { SlideshowLabels } from '../../../slides/slideshow/labels.ts';
import { readPageObject } from '../assignedValues.ts';
import { toFlag } from '../wireValues.ts';

/** A page's settings for all its galleries. */
export interface PageSettings {
  /** Whether the site reloads the page when the user changes the page, sort order, search or tags. */
  readonly reloads: boolean;
  /** Labels and messages in the site's language, keyed by the plugin's names for them. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Reads the plugin's settings object from the page's own scripts, even if a content security policy prevents them from
 * running.
 */
export function readPageSettings(document: Document): PageSettings {
  const entries = Object.entries(readPageObject(document, 'bwg_objectsL10n'));
  const texts = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  // Despite its name, `front_ajax` is set on sites that reload pages.
  return { reloads: toFlag(texts['front_ajax']) === true, texts };
}

/** Labels, grouped by the hook that uses them. */
export interface ContainerLabels {
  readonly browsing: Partial<BrowsingLabels>;
  readonly comments: Partial<CommentLabels>;
  readonly fullscreen: Partial<FullscreenLabels>;
  readonly multiSelect: Partial<MultiSelectLabels>;
  readonly panels: Partial<PanelsLabels>;
  readonly slideshow: Partial<SlideshowLabels>;
}

type Names<TLabels> = Readonly<Partial<Record<keyof TLabels, string>>>;

const BROWSING: Names<BrowsingLabels> = {
  search: 'bwg_search',
  sort: 'bwg_order_by',
  selectTag: 'bwg_select_tag',
  nothingFound: 'bwg_search_result',
  noTagsFound: 'bwg_tag_no_match',
  allTagsSelected: 'bwg_all_tags_selected',
  seeAllTags: 'bwg_tag_see_all',
  seeLessTags: 'bwg_tag_see_less',
};
const MULTI_SELECT: Names<MultiSelectLabels> = {
  confirm: 'ok',
  cancel: 'cancel',
  selectAll: 'select_all',
  search: 'bwg_search_tag',
};
const PANELS: Names<PanelsLabels> = {
  maximize: 'bwg_maximize',
  restore: 'bwg_restore',
  showInfo: 'bwg_show_info',
  hideInfo: 'bwg_hide_info',
  showRating: 'bwg_show_rating',
  hideRating: 'bwg_hide_rating',
};
const FULLSCREEN: Names<FullscreenLabels> = { enter: 'bwg_fullscreen', exit: 'bwg_exit_fullscreen' };
const SLIDESHOW: Names<SlideshowLabels> = { play: 'bwg_play', pause: 'bwg_pause' };
const COMMENTS: Names<CommentLabels> = { invalidEmail: 'bwg_mail_validation' };

/** Converts the site's own labels and messages to kit labels. Labels that the site doesn't define are omitted. */
export function toKitLabels({ texts }: Pick<PageSettings, 'texts'>): ContainerLabels {
  function pick<TLabels>(names: Names<TLabels>): Partial<TLabels> {
    const found = Object.entries<string | undefined>(names).flatMap(([label, name = '']) => {
      const text = texts[name];
      return text ? [[label, text] as const] : [];
    });
    return Object.fromEntries(found) as Partial<TLabels>;
  }
  const required = texts['bwg_field_required'];
  const tagsSelected = texts['bwg_tags_selected'];
  const commentsBar = pick<SidebarLabels>({ show: 'bwg_show_comments', hide: 'bwg_hide_comments' });
  const shopBar = pick<SidebarLabels>({ show: 'bwg_show_ecommerce', hide: 'bwg_hide_ecommerce' });
  return {
    browsing: { ...pick(BROWSING), ...(tagsSelected && { tagsSelected: `{count} ${tagsSelected}` }) },
    comments: { ...pick(COMMENTS), ...(required && { required: `{field} ${required}` }) },
    fullscreen: pick(FULLSCREEN),
    multiSelect: pick(MULTI_SELECT),
    panels: { ...pick(PANELS), sidebars: { comments: commentsBar, shop: shopBar } },
    slideshow: pick(SLIDESHOW),
  };
}
