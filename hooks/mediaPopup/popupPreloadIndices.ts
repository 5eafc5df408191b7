import { POPUP_PRELOAD_AFTER_COUNT, POPUP_PRELOAD_BEFORE_COUNT } from './constants.ts';

export interface PopupPreloadInput {
  readonly index: number;
  readonly total: number;
  /** The first follows the last. */
  readonly loop: boolean;
}

/** What a pop-up loads ahead, the next first: two after the current image, none before it. */
export function popupPreloadIndices({ index, total, loop }: PopupPreloadInput): readonly number[] {
  const steps = [
    ...Array.from({ length: POPUP_PRELOAD_AFTER_COUNT }, (_, step) => step + 1),
    ...Array.from({ length: POPUP_PRELOAD_BEFORE_COUNT }, (_, step) => -step - 1),
  ];
  const places = steps.map((step) => (loop ? (index + step + total) % total : index + step));
  return [...new Set(places)].filter((place) => place >= 0 && place < total && place !== index);
}
