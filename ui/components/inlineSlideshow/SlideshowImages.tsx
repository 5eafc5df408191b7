'use client';
import type { ReactElement } from 'react';
import { CAROUSEL_LABELS } from '@loggia/hooks';
import type { GalleryImage } from '@loggia/hooks';
import { useKit } from '../../useKit.ts';
import { useLatePart } from '../../useLatePart.ts';
import { FirstSlide } from './FirstSlide.tsx';
import type { SlideshowPlayerProps } from './SlideshowPlayer.tsx';
import type { SlideshowImagesProps } from './SlideshowImagesProps.ts';

/** What makes a slideshow move. */
const loadPlayer = async (): Promise<
  <TImage extends GalleryImage>(props: SlideshowPlayerProps<TImage>) => ReactElement
> => (await import('./SlideshowPlayer.tsx')).SlideshowPlayer;

/** The images of a slideshow: the first one at once, and all that moves as soon as its code is there. */
export function SlideshowImages<TImage extends GalleryImage>(props: SlideshowImagesProps<TImage>) {
  const { gallery, linkPropsOf, options } = props;
  const { images, nameOf, title } = gallery;
  const { labels } = useKit();
  const { part: Player } = useLatePart(loadPlayer);
  const label = options.label ?? title ?? labels?.carousel?.images ?? CAROUSEL_LABELS.images;
  const first = Math.max(0, Math.min(options.index ?? options.defaultIndex ?? 0, images.length - 1));
  const image = images[first];
  if (!image) return null;
  if (Player) return <Player {...props} label={label} />;
  return <FirstSlide name={nameOf(first)} linkProps={linkPropsOf(image)} {...{ image, label, options }} />;
}
