import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { ControlName, ControlGroups } from './types.ts';
import { isEmbedded } from '../picture/isEmbedded.ts';

export interface ControlsInput {
  readonly settings: LightboxSettings;
  readonly image: Partial<GalleryImage> | undefined;
  /** The images that are known, not only the shown one: no control comes or goes with the image and moves the others. */
  readonly images: readonly Partial<GalleryImage>[];
  /** Whether there are more images, of which nothing is known. */
  readonly hasMore: boolean;
  readonly isFullscreen: boolean;
  /** Whether the slideshow was started. */
  readonly isStarted: boolean;
  /** Whether the pop-up always fills the window. */
  readonly fullWindow: boolean;
  /** Whether every image has info, such as a custom caption. */
  readonly hasInfo?: boolean | undefined;
  /** The caller's choice for each control: false removes it, true wins over the back end's setting. */
  readonly available: Partial<Readonly<Record<ControlName, boolean>>>;
}

const NETWORKS = ['share', 'x', 'pinterest', 'tumblr'] as const satisfies readonly ControlName[];

/** The controls in their default order, each with its setting and a test of the images and the window. */
const CONTROLS: readonly (readonly [
  name: ControlName,
  setting: keyof LightboxSettings | null,
  isPossible?: (input: ControlsInput) => boolean,
])[] = [
  ['counter', 'counter'],
  // Autoplay can always be stopped, also on a video: https://www.w3.org/TR/WCAG22/#pause-stop-hide
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
  // It is in the menu, which is closed from image to image.
  ['download', null, ({ image }) => !isEmbedded(image ?? {})],
  ['cart', null],
];

/** Whether an image of the gallery has a use for a control, or may have. */
function isUsedBy({ images, hasMore }: ControlsInput, test: (image: Partial<GalleryImage>) => boolean): boolean {
  return hasMore || images.some(test);
}

/** Returns the controls to show now, in order. */
export function controlsOf(input: ControlsInput): readonly ControlName[] {
  return CONTROLS.filter(([name, setting, isPossible]) => {
    const isOn = input.available[name] ?? (setting === null || input.settings[setting] !== false);
    return isOn && (isPossible?.(input) ?? true);
  }).map(([name]) => name);
}

const END: readonly ControlName[] = ['cart', 'comments', 'rating', 'zoom', 'play', 'info', ...NETWORKS];

/** Four and the button of the menu are all that a phone has room for. */
const NARROW_END: readonly ControlName[] = ['cart', 'comments', 'info', ...NETWORKS];

/** Returns the places of the controls in a bar: with one button for sharing, a narrow one has five. */
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
