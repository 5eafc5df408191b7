import type { InferOutput } from 'valibot';
import type { LightboxSettings } from '../../../data/backend/LightboxSettings.ts';
import type { Watermark, WatermarkPosition } from '../../../data/backend/Watermark.ts';
import type { RatingIcon } from '../../../lightbox/rating/types.ts';
import type { ShareNetwork } from '../../../lightbox/share/types.ts';
import { styleRules } from '../styleRules.ts';
import { toNumber, toSide, toSlideEffect, toWebUrl } from '../wireValues.ts';
import type { lightboxSchema } from './lightboxSchema.ts';

/**
 * Converts the settings to `LightboxSettings`. Unknown effects and directions are omitted, so that the defaults apply.
 */
export function toLightboxSettings(data: InferOutput<typeof lightboxSchema>): LightboxSettings {
  return {
    loop: data.enable_loop,
    effect: toSlideEffect(data.bwg_image_effect),
    effectDurationMs: data.slideshow_effect_duration,
    intervalMs: data.slideshow_interval,
    autoplay: data.open_with_autoplay,
    fullWindow: data.open_with_fullscreen,
    width: data.image_width,
    height: data.image_height,
    preload: data.preload_images,
    preloadCount: data.preload_images_count,
    filmstrip: data.enable_image_filmstrip,
    filmstripDirection: data.filmstrip_direction,
    filmstripThumbnailWidth: data.image_filmstrip_width,
    filmstripThumbnailHeight: data.image_filmstrip_height,
    protectImages: data.image_right_click,
    openComments: data.open_comment,
    openShop: data.open_ecommerce,
    shop: data.ecommerceACtive === true && data.enable_image_ecommerce === true,
    rating: data.popup_enable_rate,
    ratingStarCount: data.lightbox_rate_stars_count,
    ratingStarSize: data.lightbox_rate_size,
    ratingIcon: toRatingIcon(data.lightbox_rate_icon),
  };
}

const ICONS: readonly RatingIcon[] = ['star', 'bell', 'circle', 'flag', 'heart', 'square'];

/** Returns the icon for a name in the data, with or without the plugin's prefix and variant suffix. */
export function toRatingIcon(name: string): RatingIcon | undefined {
  const word = name.replace(/^bwg-icon-/, '').replace(/(?:-half)?(?:-o)?$/, '');
  return ICONS.find((icon) => icon === word);
}

/**
 * Returns the settings for the control bar, info, rating, hits and sidebars. If the data doesn't specify whether a
 * control is shown, this is determined from the markup, which contains only visible controls, or no control bar at all.
 * If the data doesn't specify a position, it is read from the style rules. In version 1.8, these are the only source
 * for some positions and for whether hits are shown.
 */
export function toPanelSettings(
  data: InferOutput<typeof lightboxSchema>,
  has: (selector: string) => boolean,
  ruled: RuleReader,
): LightboxSettings {
  const hasControls = has('.bwg_ctrl_btn');
  const isDrawn = (selector: string) => (hasControls ? has(selector) : undefined);
  const edgeOf = (name: string) => ruled(name, 'top', 'bottom');
  return {
    controlBar: data.popup_enable_ctrl_btn,
    controlBarPosition: data.lightbox_ctrl_btn_pos,
    // Every control bar of the plugin has this tab.
    controlTab: true,
    counter: data.show_image_counts ?? isDrawn('.bwg_image_count_container'),
    fullscreen: data.popup_enable_fullscreen ?? isDrawn('.bwg_fullscreen'),
    info: data.popup_enable_info ?? isDrawn('.bwg_info'),
    zoom: data.popup_enable_zoom ?? isDrawn('.bwg_zoom'),
    infoPosition: data.lightbox_info_pos,
    infoAlign: data.lightbox_info_align ?? ruled('image_info_spun', 'left', 'center', 'right'),
    infoAlwaysShown: data.popup_info_always_show ?? ruled('image_info_container1', 'table-cell') !== undefined,
    infoFullWidth: data.popup_info_full_width,
    sidebarPosition: data.lightbox_comment_pos,
    sidebarWidth: data.lightbox_comment_width,
    filmstripPosition: data.lightbox_filmstrip_pos ?? ruled('filmstrip_container', 'top', 'right', 'bottom', 'left'),
    ratingPosition: data.lightbox_rate_pos ?? edgeOf('image_rate_spun'),
    hitCounter: has('.bwg_image_hits') && !ruled('image_hit_container1', 'none'),
    hitCounterPosition: data.lightbox_hit_pos ?? edgeOf('image_hit_spun'),
  };
}

/**
 * Returns the first of the given words that a response's style rules contain for a type of element, either as a value
 * or as the property that offsets the element.
 */
type RuleReader = <TWord extends string>(name: string, ...words: readonly TWord[]) => TWord | undefined;

/** Property values that mean that there is no offset on that side. */
const NO_OFFSET = /^(?:auto|initial|unset)$/i;

/**
 * Creates a reader for the style rules at the start of a response's text. The text is used because the inert document
 * has no style elements. Only the first rule for an element is used, because later rules are for other viewport widths.
 */
export function createRuleReader(html: string): RuleReader {
  const [head = ''] = html.split('</style', 1);
  const rules = styleRules(head);
  return (name, ...words) => {
    const rule = rules.find(({ selectors }) => selectors.some((selector) => selector.endsWith(`.bwg_${name}`)));
    const declarations = rule?.declarations ?? [];
    return words.find((word) =>
      declarations.some(({ property, value }) =>
        property === word ? !NO_OFFSET.test(value) : value.toLowerCase() === word,
      ),
    );
  };
}

const NETWORKS: readonly ShareNetwork[] = ['facebook', 'x', 'pinterest', 'tumblr'];

/** Returns the URL to share. The server leaves the image id empty. */
function toShareUrl(written: string, base: string): string | undefined {
  return toWebUrl(written, base)?.replace(/([?&]image_id)(=[^&#]*)?(?=&|#|$)/, '$1={imageId}');
}

/**
 * Returns the settings for sharing, opening the original and downloading. Only the markup shows which of them are
 * enabled. AddThis fields (`enable_addthis`, `addthis_profile_id`) are ignored, because the service was shut down in
 * 2023.
 */
export function toShareSettings(
  data: InferOutput<typeof lightboxSchema>,
  has: (selector: string) => boolean,
  base: string,
): LightboxSettings {
  return {
    shareUrl: toShareUrl(data.bwg_share_url || data.share_url, base),
    shareNetworks: has('.bwg_ctrl_btn')
      ? NETWORKS.filter((network) => has(`.bwg_${network === 'x' ? 'twitter' : network}`))
      : undefined,
    showOriginal: has('#bwg_fullsize_image'),
    showDownload: has('#bwg_download'),
  };
}

const HEX_COLOR = /^#?([\da-f]{3}|[\da-f]{6})$/i;
const FONT_FAMILY = /^[\w\s,'"-]+$/;

/** Reads the position, which is either hyphenated (`top-left`) or in two parameters (`watermark_position[0]` and `[1]`). */
function toPosition(query: URLSearchParams): WatermarkPosition | undefined {
  const written = (query.get('watermark_position') ?? '').split('-');
  const wordAt = <TWord extends string>(index: number, ...words: readonly TWord[]) =>
    words.find((word) => word === (query.get(`watermark_position[${index}]`) ?? written[index]));
  const down = wordAt(0, 'top', 'middle', 'bottom');
  const across = wordAt(1, 'left', 'center', 'right');
  return down && across && `${down}-${across}`;
}

/** Converts a percentage to a fraction. */
function toOpacity(written: string | null): number | undefined {
  const percent = toNumber(written ?? '');
  return percent !== undefined && percent >= 0 && percent <= 100 ? percent / 100 : undefined;
}

/**
 * Reads the watermark from the query of the URL that the lightbox posts to. The watermark's type isn't a parameter and
 * is inferred from the other parameters.
 */
export function toWatermark(actionUrl: string | undefined, base: string): Watermark | undefined {
  if (actionUrl === undefined) return undefined;
  const query = new URL(actionUrl).searchParams;
  const read = (name: string): string => query.get(`watermark_${name}`) ?? '';
  const place = {
    position: toPosition(query),
    opacity: toOpacity(query.get('watermark_opacity')),
    link: toWebUrl(read('link'), base),
  };
  const url = toWebUrl(read('url'), base);
  if (url) return { type: 'image', url, width: toSide(read('width')), height: toSide(read('height')), ...place };
  if (!read('text')) return undefined;
  const color = HEX_COLOR.exec(read('color'))?.[1];
  return {
    type: 'text',
    text: read('text'),
    fontSize: toSide(read('font_size')),
    font: FONT_FAMILY.test(read('font')) ? read('font') : undefined,
    color: color && `#${color}`,
    ...place,
  };
}
