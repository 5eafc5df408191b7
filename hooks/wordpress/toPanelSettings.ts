import type { InferOutput } from 'valibot';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { RuleReader } from './createRuleReader.ts';
import type { lightboxSchema } from './lightboxSchema.ts';

/**
 * Control bar, info, stars, hits and sidebars. Where the data do not say whether a control is wanted, the markup does: it holds
 * those that are, and no bar at all holds none. Where they do not say where something stands, the style rules do: version 1.8
 * tells some places nowhere else, and of the hits, which its markup always has, whether they are shown.
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
    counter: data.show_image_counts ?? isDrawn('.bwg_image_count_container'),
    fullscreen: data.popup_enable_fullscreen ?? isDrawn('.bwg_fullscreen'),
    info: data.popup_enable_info ?? isDrawn('.bwg_info'),
    zoom: data.popup_enable_zoom ?? isDrawn('.bwg_zoom'),
    infoPosition: data.lightbox_info_pos,
    infoAlign: data.lightbox_info_align ?? ruled('image_info_spun', 'left', 'center', 'right'),
    infoAlwaysShown: data.popup_info_always_show ?? (ruled('image_info_container1', 'table-cell') && true),
    infoFullWidth: data.popup_info_full_width,
    sidebarPosition: data.lightbox_comment_pos,
    sidebarWidth: data.lightbox_comment_width,
    filmstripPosition: data.lightbox_filmstrip_pos ?? ruled('filmstrip_container', 'top', 'right', 'bottom', 'left'),
    ratingPosition: data.lightbox_rate_pos ?? edgeOf('image_rate_spun'),
    hitCounter: has('.bwg_image_hits') && !ruled('image_hit_container1', 'none'),
    hitCounterPosition: data.lightbox_hit_pos ?? edgeOf('image_hit_spun'),
  };
}
