import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { ControlName } from './types.ts';
import { isEmbedded } from '../picture/isEmbedded.ts';

export interface ControlsInput {
  readonly settings: LightboxSettings;
  readonly image: Partial<GalleryImage> | undefined;
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

/** The controls in the order of facts 4.4, each with its setting and a test of the image and the window. */
const CONTROLS: readonly (readonly [
  name: ControlName,
  setting: keyof LightboxSettings | null,
  isPossible?: (input: ControlsInput) => boolean,
])[] = [
  ['counter', 'counter'],
  // Autoplay can always be stopped, also on a video: https://www.w3.org/TR/WCAG22/#pause-stop-hide
  ['play', null, ({ image, isStarted }) => isStarted || image?.kind !== 'video'],
  ['maximize', 'fullscreen', ({ isFullscreen, fullWindow }) => !isFullscreen && !fullWindow],
  ['fullscreen', 'fullscreen'],
  ['info', 'info', (input) => input.hasInfo || hasInfo(input.image)],
  ['comments', null],
  ['rating', null],
  ['zoom', 'zoom'],
  ['facebook', null],
  ['twitter', null],
  ['pinterest', null],
  ['tumblr', null],
  ['original', null],
  ['download', null, ({ image }) => !isEmbedded(image ?? {})],
  ['cart', null],
];

/** Returns the controls to show now, in order. */
export function controlsOf(input: ControlsInput): readonly ControlName[] {
  return CONTROLS.filter(([name, setting, isPossible]) => {
    const isOn = input.available[name] ?? (setting === null || input.settings[setting] !== false);
    return isOn && (isPossible?.(input) ?? true);
  }).map(([name]) => name);
}

/** Whether an image has a title or a description. */
export function hasInfo(image: Pick<GalleryImage, 'title' | 'description'> | undefined): boolean {
  return Boolean(image?.title?.trim() || image?.description?.trim());
}
