'use client';
import { useGalleryFocus, type GalleryLabels, type UseGalleryResult } from '@loggia/hooks/gallery';
import { errorKind } from '@loggia/hooks/errors';
import { usePageScroll, type UsePageScrollOptions } from '@loggia/hooks/browsing';
import type { ReactNode } from 'react';
import { Notice, type NoticeKind } from '../notice/Notice.tsx';

interface GalleryStatusProps {
  readonly gallery: Pick<
    UseGalleryResult,
    | 'status'
    | 'error'
    | 'message'
    | 'messageTitle'
    | 'isMissing'
    | 'getStatusProps'
    | 'getRetryButtonProps'
    | 'getBackButtonProps'
  > & {
    readonly labels: Pick<GalleryLabels, 'goBack'>;
  };
  /** The action that is offered if the content is empty or not found. @default a button that goes back */
  readonly emptyAction?: ReactNode;
  /** Whether content remains visible after a failure. */
  readonly hasContent: boolean;
}

/**
 * Renders a gallery's status message. It is visible if there is no content or if something failed. Otherwise, it is
 * only available to screen readers.
 */
export function GalleryStatus({ gallery, emptyAction, hasContent }: GalleryStatusProps) {
  const { status, error, message, messageTitle, isMissing, labels } = gallery;
  const isSeen = message || error || status === 'loading';
  return (
    <Notice
      className={isSeen ? undefined : 'loggia-visually-hidden'}
      kind={noticeKind(gallery)}
      heading={messageTitle}
      isCompact={hasContent && error !== null}
      text={<p {...gallery.getStatusProps()} />}
    >
      {error && error.code !== 'missing' && <button {...gallery.getRetryButtonProps()} />}
      {(isMissing || status === 'empty') &&
        (emptyAction || (labels.goBack && <button {...gallery.getBackButtonProps()} />))}
    </Notice>
  );
}

function noticeKind({ status, error, isMissing }: GalleryStatusProps['gallery']): NoticeKind | undefined {
  if (isMissing) return 'missing';
  if (status === 'failed') return errorKind(error);
  return status === 'empty' || status === 'loading' ? status : undefined;
}

interface PageFollowerProps {
  readonly gallery: Pick<UseGalleryResult, 'status' | 'page' | 'images' | 'containerRef'>;
  readonly scroll?: UsePageScrollOptions | undefined;
}

/** Scrolls to the start of a new page, and moves focus if the focused element was removed. */
export function PageFollower({ gallery, scroll }: PageFollowerProps) {
  usePageScroll(gallery, scroll);
  useGalleryFocus(gallery);
  return null;
}
