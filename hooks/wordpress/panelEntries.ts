import { lenient } from './lenient.ts';
import { toFlag } from './toFlag.ts';
import { toSide } from './toSide.ts';

const flag = lenient(toFlag);
const side = lenient(toSide);

/** One of these words, or nothing. */
const oneOf = <TWord extends string>(...words: readonly TWord[]) =>
  lenient((value) => words.find((word) => word === value));

const edge = oneOf('top', 'bottom');

/** What the lightbox data say of control bar, filmstrip, info, stars and sidebars. The free edition leaves most of it out. */
export const panelEntries = {
  filmstrip_direction: oneOf('horizontal', 'vertical'),
  lightbox_comment_pos: oneOf('left', 'right'),
  lightbox_comment_width: side,
  lightbox_ctrl_btn_pos: edge,
  lightbox_filmstrip_pos: oneOf('top', 'right', 'bottom', 'left'),
  lightbox_hit_pos: edge,
  lightbox_info_align: oneOf('left', 'center', 'right'),
  lightbox_info_pos: edge,
  lightbox_rate_pos: edge,
  popup_enable_ctrl_btn: flag,
  popup_enable_fullscreen: flag,
  popup_enable_info: flag,
  popup_enable_zoom: flag,
  popup_info_always_show: flag,
  popup_info_full_width: flag,
  show_image_counts: flag,
};
