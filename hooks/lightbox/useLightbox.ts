'use client';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useIsOffline } from '../shared/useIsOffline.ts';
import { useLabels } from '../shared/useLabels.ts';
import { describePosition } from './describePosition.ts';
import { LIGHTBOX_LABELS } from './labels.ts';
import type { UseLightboxOptions, UseLightboxResult } from './types.ts';
import { useDialogGetters } from './useDialogGetters.ts';
import { useLightboxBehaviour } from './useLightboxBehaviour.ts';
import { useSlideGetters } from './useSlideGetters.ts';
import { useTriggerGetter } from './useTriggerGetter.ts';

/**
 * A lightbox without markup: a modal viewer over a list of images, which it is given or which a source loads when it opens.
 *
 * @example
 * const lightbox = useLightbox({ images });
 * <a {...lightbox.getTriggerProps({ image })}>…</a>
 * <dialog {...lightbox.getDialogProps()}>
 *   {lightbox.slides.map((slide) => (
 *     <div key={slide.image.id} {...lightbox.getSlideProps({ index: slide.index })}>
 *       <img {...lightbox.getImageProps({ index: slide.index })} />
 *     </div>
 *   ))}
 * </dialog>
 */
export function useLightbox<TImage extends GalleryImage = GalleryImage>(
  options: UseLightboxOptions<TImage>,
): UseLightboxResult<TImage> {
  const labels = useLabels(LIGHTBOX_LABELS, options.labels);
  const isOffline = useIsOffline();
  const { machine, view, verbs, dialog, slides: mounted, images: loads } = useLightboxBehaviour(options);
  const { slides, slideElements } = mounted;
  const { reportImage, retryImage } = loads;
  const { dialogElement, dialogProps } = dialog;
  const { backlog: _backlog, announcedIndex, ...shown } = view;

  const announced = shown.images[announcedIndex];
  const announcement = announced ? describePosition(labels, announcedIndex, shown, announced.title) : '';
  const getTriggerProps = useTriggerGetter<TImage>(verbs.open, options.enabled ?? true);
  const slideGetters = useSlideGetters({ ...loads, machine, slides, slideElements, labels });
  const dialogGetters = useDialogGetters({ ...shown, ...verbs, dialogProps, announcement, labels });

  return {
    ...shown,
    ...verbs,
    ...slideGetters,
    ...dialogGetters,
    slides,
    isOffline,
    retryImage,
    reportImage,
    dialogElement,
    getTriggerProps,
    announcement,
    labels,
  };
}
