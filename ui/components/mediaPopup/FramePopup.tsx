'use client';
import { useFramePopup } from '@loggia/hooks/mediaPopup';
import type { UseFramePopupOptions, UseFramePopupResult, UseMediaLinkResult } from '@loggia/hooks/mediaPopup';
import { CloseIcon } from '../../icons/CloseIcon.ts';
import { useKit } from '../../KitContext.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

/** Says what loading means, and offers it. */
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

/** The video or map itself, or what it waits for. */
function PopupMedia({ popup }: { readonly popup: UseFramePopupResult }) {
  if (popup.isBlocked) return <PopupNotice popup={popup} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a site's own video has none here; its page, where the link leads, may
  if (popup.media?.type === 'file') return <video {...popup.getVideoProps()} />;
  // oxlint-disable-next-line jsx-a11y/iframe-has-title, react/iframe-missing-sandbox -- the getter gives it both
  return <iframe {...popup.getFrameProps()} />;
}

export interface FramePopupProps extends Omit<UseFramePopupOptions, 'link'> {
  readonly intent: UseFramePopupOptions['link'] & Pick<UseMediaLinkResult, 'setOpening'>;
}

/** The pop-up of a link to a video or a map. Its code comes with the first sign of interest. */
export function FramePopup({ intent, ...options }: FramePopupProps) {
  const kit = useKit();
  const popup = useFramePopup({ ...options, link: intent, labels: { ...kit.labels?.mediaPopup, ...options.labels } });
  if (!popup.isPresent) return null;
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
