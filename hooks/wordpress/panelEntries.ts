import { optional, pipe, transform, unknown } from 'valibot';
import { toFlag } from './toFlag.ts';
import { toSide } from './toSide.ts';

const flag = optional(pipe(unknown(), transform(toFlag)));
const side = optional(pipe(unknown(), transform(toSide)));

/** One of these words, or nothing. */
const oneOf = <TWord extends string>(...words: readonly TWord[]) =>
  optional(
    pipe(
      unknown(),
      transform((value) => words.find((word) => word === value)),
    ),
  );

/** What the lightbox data say of control bar, info and sidebars. The free edition leaves most of it out. */
export const panelEntries = {
  lightbox_comment_pos: oneOf('left', 'right'),
  lightbox_comment_width: side,
  lightbox_ctrl_btn_pos: oneOf('top', 'bottom'),
  lightbox_filmstrip_pos: oneOf('top', 'right', 'bottom', 'left'),
  lightbox_info_align: oneOf('left', 'center', 'right'),
  lightbox_info_pos: oneOf('top', 'bottom'),
  popup_enable_ctrl_btn: flag,
  popup_enable_fullscreen: flag,
  popup_enable_info: flag,
  popup_enable_zoom: flag,
  popup_info_always_show: flag,
  popup_info_full_width: flag,
  show_image_counts: flag,
};
