'use client';
import { useIntendedOpening } from '@loggia/hooks/lightboxIntent';
import { useMediaPopup } from '@loggia/hooks/mediaPopup';
import { containedSizes } from '@loggia/hooks/picture';
import { useItemKeys } from '@loggia/hooks/shared';
import { useSwipe } from '@loggia/hooks/swipe';
import type { UseLightboxIntentResult } from '@loggia/hooks/lightboxIntent';
import type { UseMediaPopupOptions, UseMediaPopupResult } from '@loggia/hooks/mediaPopup';
import { CloseIcon } from '../../icons/CloseIcon.ts';
import { useKit } from '../../KitContext.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { LightboxArrows } from '../lightbox/LightboxArrows.tsx';
import { LightboxSpinner, slidePicture } from '../lightbox/slidePicture.tsx';

export interface ImagePopupProps extends UseMediaPopupOptions {
  readonly intent: Pick<UseLightboxIntentResult, 'opening' | 'setOpening'>;
}

/** Title and place of the image that is shown; screen readers hear both from the slide and its announcement. */
function PopupCaption({ popup: { image, index, total } }: { readonly popup: UseMediaPopupResult }) {
  return (
    <div className="loggia-popup-caption" aria-hidden="true">
      <span>{image?.title}</span>
      {total > 1 && (
        <span dir="auto">
          {index + 1} / {total}
        </span>
      )}
    </div>
  );
}

/** The pop-up of a group of images. Its code comes with the first sign of interest. */
export function ImagePopup({ intent, ...options }: ImagePopupProps) {
  const kit = useKit();
  const popup = useMediaPopup({ ...options, labels: { ...kit.labels?.lightbox, ...options.labels } });
  useIntendedOpening(popup, intent.opening);
  const swipe = useSwipe(popup, { progressElement: popup.dialogElement });
  const keyOf = useItemKeys(popup.images);
  if (!popup.isPresent) return null;
  return (
    <dialog {...popup.getDialogProps({ className: 'loggia-lightbox loggia-popup' })} data-full-window="">
      <div {...popup.getStageProps({ className: 'loggia-stage' })}>
        <div {...swipe.getSurfaceProps({ className: 'loggia-slides' })}>
          {popup.slides.map((slide) => {
            const { index, image } = slide;
            const slideProps = swipe.getSlideProps({ index, className: 'loggia-slide' });
            return (
              <div key={keyOf(index)} {...popup.getSlideProps({ ...slideProps, index })}>
                {slidePicture(popup, slide, containedSizes(image))}
              </div>
            );
          })}
          {popup.imageStatus === 'loading' && <LightboxSpinner labels={popup.labels} />}
          {swipe.recognizer}
          {popup.total > 1 && <LightboxArrows lightbox={popup} />}
        </div>
        <PopupCaption popup={popup} />
        <IconButton {...popup.getCloseButtonProps({ className: 'loggia-close' })} icon={<CloseIcon />} />
        <div {...popup.getStatusProps({ className: 'loggia-visually-hidden' })} />
      </div>
    </dialog>
  );
}
