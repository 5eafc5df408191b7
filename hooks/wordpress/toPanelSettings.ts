import type { InferOutput } from 'valibot';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { lightboxSchema } from './lightboxSchema.ts';

/**
 * Control bar, info and sidebars. Where the data do not say whether a control is wanted, the markup does: it holds those that
 * are, and no bar at all holds none.
 */
export function toPanelSettings(data: InferOutput<typeof lightboxSchema>, answer: Document): LightboxSettings {
  const hasControls = answer.querySelector('.bwg_ctrl_btn') !== null;
  const isDrawn = (selector: string) => (hasControls ? answer.querySelector(selector) !== null : undefined);
  return {
    controlBar: data.popup_enable_ctrl_btn,
    controlBarPosition: data.lightbox_ctrl_btn_pos,
    counter: data.show_image_counts ?? isDrawn('.bwg_image_count_container'),
    fullscreen: data.popup_enable_fullscreen ?? isDrawn('.bwg_fullscreen'),
    info: data.popup_enable_info ?? isDrawn('.bwg_info'),
    zoom: data.popup_enable_zoom ?? isDrawn('.bwg_zoom'),
    infoPosition: data.lightbox_info_pos,
    infoAlign: data.lightbox_info_align,
    infoAlwaysShown: data.popup_info_always_show,
    infoFullWidth: data.popup_info_full_width,
    sidebarPosition: data.lightbox_comment_pos,
    sidebarWidth: data.lightbox_comment_width,
    filmstripPosition: data.lightbox_filmstrip_pos,
  };
}
