'use client';
import type { ReactElement, ReactNode } from 'react';
import type { GalleryImage, LightboxSettings } from '@loggia/hooks/backend';
import { useControlsReady, useLightboxContext } from '@loggia/hooks/lightbox';
import { useFilmstrip, type FilmstripThumbnail } from '@loggia/hooks/filmstrip';
import { useKit } from '../KitProvider.tsx';
import { useLightboxDecorations } from '../lightbox/LightboxDecoration.tsx';
import { Filmstrip, FilmstripPlaceholder, stripSizes } from './Filmstrip.tsx';

/** The side of the lightbox that the filmstrip is on. In right-to-left layouts, `left` and `right` are mirrored. */
export type FilmstripPosition = 'top' | 'right' | 'bottom' | 'left';

export interface LightboxFilmstripProps<TImage extends GalleryImage = GalleryImage> {
  /**
   * The side of the lightbox that the filmstrip is on.
   * @default the backend's setting. Without one, 'right' if the backend requests a vertical strip, otherwise 'bottom'
   */
  readonly position?: FilmstripPosition | undefined;
  /** Whether to show the filmstrip. @default the backend's setting, otherwise true */
  readonly enabled?: boolean | undefined;
  /** Renders the content of a thumbnail. `content` is its image. @default the image */
  readonly renderThumbnail?: ((thumbnail: FilmstripThumbnail<TImage>, content: ReactNode) => ReactNode) | undefined;
}

/** Returns the side that the backend's settings specify. */
const sideOf = ({ filmstripPosition, filmstripDirection }: LightboxSettings): FilmstripPosition =>
  filmstripPosition ?? (filmstripDirection === 'vertical' ? 'right' : 'bottom');

/**
 * Renders a filmstrip if there is more than one image. Its space is reserved until
 * the list and the first image have loaded. Render it in `LightboxDialog`, next to `LightboxView`.
 */
export function LightboxFilmstrip<TImage extends GalleryImage = GalleryImage>(
  props: LightboxFilmstripProps<TImage>,
): ReactElement | null {
  // `Filmstrip` is not generic, but it passes only images of this lightbox.
  const { position, enabled, renderThumbnail } = props as LightboxFilmstripProps;
  const lightbox = useLightboxContext();
  const { images, settings, status, error } = lightbox;
  const side = position ?? sideOf(settings);
  const isVertical = side === 'left' || side === 'right';
  const isUsed = (enabled ?? settings.filmstrip ?? true) && images.length > 1 && !error;
  const isReady = useControlsReady(lightbox);
  const { getCoveredProps } = useLightboxDecorations();
  const filmstrip = useFilmstrip(lightbox, {
    direction: isVertical ? 'vertical' : 'horizontal',
    ...stripSizes(settings),
    labels: useKit().labels?.filmstrip,
    enabled: isUsed && status !== 'loading',
  });
  if (!isUsed) return null;
  if (status !== 'closed' && !isReady) {
    return <FilmstripPlaceholder {...{ side, isVertical, settings }} />;
  }
  const { ref } = getCoveredProps?.({ name: 'filmstrip' }) ?? {};
  return <Filmstrip ref={ref} {...{ filmstrip, side, renderThumbnail }} reservesSpace />;
}
