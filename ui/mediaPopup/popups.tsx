'use client';
import {
  useFramePopup,
  useMediaPopup,
  type UseFramePopupOptions,
  type UseFramePopupResult,
  type UseMediaLinkResult,
  type UseMediaPopupOptions,
  type UseMediaPopupResult,
} from '@loggia/hooks/mediaPopup';
import { usePendingOpenRequest, type UseLightboxIntentResult } from '@loggia/hooks/lightboxIntent';
import { containedSizes } from '@loggia/hooks/picture';
import { useItemKeys } from '@loggia/hooks/shared';
import { useSwipe } from '@loggia/hooks/swipe';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { useKit } from '../KitProvider.tsx';
import { IconButton } from '../iconButton/IconButton.tsx';
import { ArrowButtons, Spinner } from '../lightbox/LightboxParts.tsx';
import { lightboxPicture } from '../lightbox/LightboxPicture.tsx';

/** Renders the consent notice, with a button that loads the content. */
function PopupNotice({ popup }: { readonly popup: UseFramePopupResult }) {
  const { 'aria-label': load, ...loadProps } = popup.getLoadButtonProps();
  const { 'aria-label': always, ...alwaysProps } = popup.getAlwaysButtonProps();
  return (
    <div className="loggia-popup-notice">
      <p>{popup.notice}</p>
      <button {...loadProps}>{load}</button>
      {popup.canRemember && <button {...alwaysProps}>{always}</button>}
    </div>
  );
}

function PopupMedia({ popup }: { readonly popup: UseFramePopupResult }) {
  if (popup.isBlocked) return <PopupNotice popup={popup} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the link provides no captions for the site's video
  if (popup.media?.type === 'file') return <video {...popup.getVideoProps()} />;
  // oxlint-disable-next-line jsx-a11y/iframe-has-title, react/iframe-missing-sandbox -- the getter provides both
  return <iframe {...popup.getFrameProps()} />;
}

interface FramePopupProps extends Omit<UseFramePopupOptions, 'link'> {
  readonly intent: UseFramePopupOptions['link'] & Pick<UseMediaLinkResult, 'setOpenRequest'>;
}

/**
 * Renders the pop-up for a link to a video or map. Its chunk is loaded when the user hovers, focuses or touches the
 * link.
 */
export function FramePopup({ intent, ...options }: FramePopupProps) {
  const kit = useKit();
  const popup = useFramePopup({ ...options, link: intent, labels: { ...kit.labels?.mediaPopup, ...options.labels } });
  if (!popup.isMounted) return null;
  return (
    <dialog {...popup.getDialogProps({ className: 'loggia-lightbox loggia-popup' })} data-full-window="">
      <div {...popup.getStageProps({ className: 'loggia-stage' })}>
        <div className="loggia-popup-frame" data-kind={popup.media?.kind}>
          <PopupMedia popup={popup} />
        </div>
        <IconButton {...popup.getCloseButtonProps({ className: 'loggia-close' })} icon={<CloseIcon />} />
      </div>
    </dialog>
  );
}

interface ImagePopupProps extends UseMediaPopupOptions {
  readonly intent: Pick<UseLightboxIntentResult, 'openRequest' | 'setOpenRequest'>;
}

/**
 * Renders the title and position of the current image. Screen readers get this information from the slide and its
 * announcement.
 */
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

/**
 * Renders the pop-up for a group of images. Its chunk is loaded when the user hovers, focuses or touches a thumbnail.
 */
export function ImagePopup({ intent, ...options }: ImagePopupProps) {
  const kit = useKit();
  const popup = useMediaPopup({ ...options, labels: { ...kit.labels?.lightbox, ...options.labels } });
  usePendingOpenRequest(popup, intent.openRequest);
  const swipe = useSwipe(popup, { progressElement: popup.dialogElement });
  const keyOf = useItemKeys(popup.images);
  if (!popup.isMounted) return null;
  return (
    <dialog {...popup.getDialogProps({ className: 'loggia-lightbox loggia-popup' })} data-full-window="">
      <div {...popup.getStageProps({ className: 'loggia-stage' })}>
        <div {...swipe.getSurfaceProps({ className: 'loggia-slides' })}>
          {popup.slides.map((slide) => {
            const { index, image } = slide;
            const slideProps = swipe.getSlideProps({ index, className: 'loggia-slide' });
            return (
              <div key={keyOf(index)} {...popup.getSlideProps({ ...slideProps, index })}>
                {lightboxPicture(popup, slide, containedSizes(image))}
              </div>
            );
          })}
          {popup.imageStatus === 'loading' && <Spinner labels={popup.labels} />}
          {swipe.gestureNode}
          {popup.total > 1 && <ArrowButtons {...popup} />}
        </div>
        <PopupCaption popup={popup} />
        <IconButton {...popup.getCloseButtonProps({ className: 'loggia-close' })} icon={<CloseIcon />} />
        <div {...popup.getStatusProps({ className: 'loggia-visually-hidden' })} />
      </div>
    </dialog>
  );
}
