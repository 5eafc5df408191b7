import type { InferOutput } from 'valibot';
import type { LightboxSettings } from '../../backend/LightboxSettings.ts';
import type { Watermark, WatermarkPosition } from '../../backend/Watermark.ts';
import type { RatingIcon } from '../../rating/types.ts';
import type { ShareNetwork } from '../../share/types.ts';
import { styleRules } from '../styleRules.ts';
import { toNumber, toSide, toSlideEffect, toWebAddress } from '../wireValues.ts';
import type { lightboxSchema } from './lightboxSchema.ts';

/** Returns the settings under our names. An unknown effect or direction is left out, so that the default applies. */
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

/** Returns the icon for a name of the wire, with or without the plugin's prefix and the ending of its variant. */
export function toRatingIcon(name: string): RatingIcon | undefined {
  const word = name.replace(/^bwg-icon-/, '').replace(/(?:-half)?(?:-o)?$/, '');
  return ICONS.find((icon) => icon === word);
}

/**
 * Returns the settings of control bar, info, stars, hits and sidebars. If the data do not tell whether a control is shown, the markup
 * does: it contains the shown ones, or no bar. If they do not tell a position, the style rules do: version 1.8 has some positions, and
 * whether hits are shown, nowhere else.
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
    // Every bar of the plugin has it.
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

/** Returns the word that the style rules of an answer give to a kind of element: as a value, or as the side that it is offset from. */
type RuleReader = <TWord extends string>(name: string, ...words: readonly TWord[]) => TWord | undefined;

/** Matches the values of a side that has no offset. */
const NO_OFFSET = /^(?:auto|initial|unset)$/i;

/**
 * Creates a reader of style rules from the text of an answer, which begins with them, because the inert document has no style elements.
 * The first rule of an element counts; later ones are for other widths of the window.
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

/** Returns the address to share. The server leaves the image's id blank. */
function toShareUrl(written: string, base: string): string | undefined {
  return toWebAddress(written, base)?.replace(/([?&]image_id)(=[^&#]*)?(?=&|#|$)/, '$1={imageId}');
}

/**
 * Returns the settings of sharing, original and download. Only the markup tells which of them are enabled. AddThis fields
 * (`enable_addthis`, `addthis_profile_id`) are ignored: the service was closed in 2023.
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

/** Reads the position, which is written as one word or as a list of two. */
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
 * Reads the watermark from the query of the address that the lightbox posts to. No parameter has its type; it follows from the other
 * parameters.
 */
export function toWatermark(actionUrl: string | undefined, base: string): Watermark | undefined {
  if (actionUrl === undefined) return undefined;
  const query = new URL(actionUrl).searchParams;
  const read = (name: string): string => query.get(`watermark_${name}`) ?? '';
  const place = {
    position: toPosition(query),
    opacity: toOpacity(query.get('watermark_opacity')),
    link: toWebAddress(read('link'), base),
  };
  const url = toWebAddress(read('url'), base);
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
