'use client';
import { useContext, type ReactNode } from 'react';
import { lightboxErrorText, useLightboxContext, type UseLightboxResult } from '@loggia/hooks/lightbox';
import { IconButton } from '../iconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { NextIcon } from '../icons/NextIcon.ts';
import { PreviousIcon } from '../icons/PreviousIcon.ts';
import { StatusContext } from '../KitProvider.tsx';
import { SlideFailure } from './LightboxPicture.tsx';

const PREVIOUS = <PreviousIcon />;
const NEXT = <NextIcon />;
const CLOSE = <CloseIcon />;

/** Renders the two arrows at the sides of the image. Render it in `LightboxSlides`. */
export function LightboxArrows() {
  const lightbox = useLightboxContext();
  return lightbox.images.length > 1 && lightbox.status === 'open' && <ArrowButtons {...lightbox} />;
}

type ArrowButtonsProps = Pick<UseLightboxResult, 'getPreviousButtonProps' | 'getNextButtonProps'>;

export function ArrowButtons({ getPreviousButtonProps, getNextButtonProps }: ArrowButtonsProps) {
  return (
    <>
      <IconButton {...getPreviousButtonProps({ className: 'loggia-arrow' })} icon={PREVIOUS} />
      <IconButton {...getNextButtonProps({ className: 'loggia-arrow loggia-arrow-next' })} icon={NEXT} />
    </>
  );
}

/** Renders the button that closes the lightbox. Render it first, so that it is the first in the tab order. */
export function LightboxCloseButton() {
  const { getCloseButtonProps } = useLightboxContext();
  return <IconButton {...getCloseButtonProps({ className: 'loggia-close' })} icon={CLOSE} />;
}

/**
 * Renders a spinner while the list or the current image loads. CSS delays its appearance, so that it does not flash.
 * Render it in `LightboxSlides`.
 */
export function LightboxSpinner() {
  const { imageStatus, error, labels } = useLightboxContext();
  if (imageStatus !== 'loading' || error) return null;
  return <Spinner labels={labels} />;
}

export const Spinner = ({ labels }: Pick<UseLightboxResult, 'labels'>) => (
  <div className="loggia-spinner" role="progressbar" aria-label={labels.loading} />
);

/**
 * Renders a notice in place of the images if their list failed to load, with the reason and a retry button. Render it
 * in `LightboxSlides`.
 */
export function LightboxFailure() {
  const lightbox = useLightboxContext();
  const { error, labels, getRetryButtonProps } = lightbox;
  if (!error) return null;
  const retryProps = error.code === 'missing' ? undefined : getRetryButtonProps();
  return <SlideFailure lightbox={lightbox} text={lightboxErrorText(error, labels)} retryProps={retryProps} />;
}

/**
 * Announces its children to screen readers when they change, in the lightbox's only live region. Render the component
 * even while it has no children.
 */
export function LightboxAnnouncement({ children }: { readonly children?: ReactNode }) {
  const renderStatus = useContext(StatusContext);
  return renderStatus(
    <div role="status" className="loggia-visually-hidden">
      {children}
    </div>,
  );
}
