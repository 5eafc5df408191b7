import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import type { ControlName, ControlGroups } from './types.ts';
import { isEmbedded } from '../../core/picture/isEmbedded.ts';

export interface ControlsInput {
  readonly settings: LightboxSettings;
  readonly image: Partial<GalleryImage> | undefined;
  /**
   * All loaded images. They are considered together, so that controls do not appear, disappear or move when the user
   * navigates.
   */
  readonly images: readonly Partial<GalleryImage>[];
  /** Whether there are more images that have not been loaded. */
  readonly hasMore: boolean;
  readonly isFullscreen: boolean;
  /** Whether the slideshow has been started. */
  readonly isStarted: boolean;
  /** Whether the pop-up always fills the window. */
  readonly fullWindow: boolean;
  /** Whether every image has info, such as a custom caption. */
  readonly hasInfo?: boolean | undefined;
  /**
   * Overrides for individual controls. `false` removes a control, and `true` takes precedence over the backend's
   * setting.
   */
  readonly available: Partial<Readonly<Record<ControlName, boolean>>>;
}

const NETWORKS = ['share', 'x', 'pinterest', 'tumblr'] as const satisfies readonly ControlName[];

/**
 * The controls in their default order, each with the setting that enables it and a predicate that checks whether the
 * images and the window allow it.
 */
const CONTROLS: readonly (readonly [
  name: ControlName,
  setting: keyof LightboxSettings | null,
  isPossible?: (input: ControlsInput) => boolean,
])[] = [
  ['counter', 'counter'],
  // Users can always stop autoplay, even on a video: https://www.w3.org/TR/WCAG22/#pause-stop-hide
  ['play', null, (input) => input.isStarted || isUsedBy(input, ({ kind }) => kind !== 'video')],
  ['maximize', 'fullscreen', ({ isFullscreen, fullWindow }) => !isFullscreen && !fullWindow],
  ['fullscreen', 'fullscreen'],
  ['info', 'info', (input) => input.hasInfo || isUsedBy(input, hasInfo)],
  ['comments', null],
  ['rating', null],
  ['zoom', 'zoom', (input) => isUsedBy(input, ({ kind = 'image' }) => kind === 'image')],
  ['share', null],
  ['x', null],
  ['pinterest', null],
  ['tumblr', null],
  ['original', null],
  // This control may depend on the current image, because the "More" menu is closed when the image changes.
  ['download', null, ({ image }) => !isEmbedded(image ?? {})],
  ['cart', null],
];

/**
 * Whether any image of the gallery can use a control. If there are images that have not been loaded, the result is
 * `true`.
 */
function isUsedBy({ images, hasMore }: ControlsInput, test: (image: Partial<GalleryImage>) => boolean): boolean {
  return hasMore || images.some(test);
}

/** Returns the available controls, in order. */
export function controlsOf(input: ControlsInput): readonly ControlName[] {
  return CONTROLS.filter(([name, setting, isPossible]) => {
    const isOn = input.available[name] ?? (setting === null || input.settings[setting] !== false);
    return isOn && (isPossible?.(input) ?? true);
  }).map(([name]) => name);
}

const END: readonly ControlName[] = ['cart', 'comments', 'rating', 'zoom', 'play', 'info', ...NETWORKS];

/** Phones have space for four controls and the menu button. */
const NARROW_END: readonly ControlName[] = ['cart', 'comments', 'info', ...NETWORKS];

/** Returns the positions of the controls in a bar. If there is only one share button, a narrow bar has five buttons. */
export function arrangeControls(controls: readonly ControlName[], isNarrow: boolean): ControlGroups {
  const order = isNarrow ? NARROW_END : END;
  const more = controls.filter((name) => name !== 'counter' && !order.includes(name));
  return {
    start: controls.filter((name) => name === 'counter'),
    end: order.filter((name) => controls.includes(name)),
    more: isNarrow
      ? END.filter((name) => more.includes(name)).concat(more.filter((name) => !END.includes(name)))
      : more,
  };
}

/** Whether an image has a title or a description. */
export function hasInfo(image: Pick<GalleryImage, 'title' | 'description'> | undefined): boolean {
  return Boolean(image?.title?.trim() || image?.description?.trim());
}
