import { createStaticBackend } from '@loggia/hooks/static';
import type { GalleryImage, LightboxSettings } from '@loggia/hooks';
import { createImages, type LightboxPageProps } from './LightboxPage.tsx';
import { dialog, renderOpenLightbox } from './renderLightboxPage.tsx';

export interface RenderSettingsOptions extends Partial<LightboxPageProps> {
  readonly pictures?: readonly GalleryImage[];
}

/** Props with a backend that supports all features and has these settings. */
export function propsFor(settings: LightboxSettings, options: RenderSettingsOptions = {}) {
  const { pictures = createImages(8), ...props } = options;
  const backend = createStaticBackend({ images: pictures, settings, comments: true });
  return { backend, source: backend.lightbox, thumbnails: pictures, ...props };
}

/** A lightbox with these settings, open at its second image. */
export const renderSettings = (settings: LightboxSettings, options?: RenderSettingsOptions) =>
  renderOpenLightbox(propsFor(settings, options));

const find = (selector: string) => dialog().element().querySelector<HTMLElement>(selector);

export const bar = () => find('.loggia-control-bar');
export const slides = () => find('.loggia-slides');
export const controls = () => find('[role=group][aria-label=Controls]');

/** The box of an element, in whole pixels. */
export function placeOf(element: Element | null) {
  const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) };
}
