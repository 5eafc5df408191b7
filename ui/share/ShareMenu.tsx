'use client';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useUnchanged } from '@loggia/hooks/shared';
import { useLightboxRoot } from '../lightbox/LightboxRootContext.ts';
import { ShareButton, type ShareButtonProps } from './ShareButton.tsx';

export type ShareMenuProps = Omit<ShareButtonProps, 'lightbox'>;

/** Renders a button that opens the share menu for the current image of the lightbox. Render it in `LightboxBar`. */
export function ShareMenu(props: ShareMenuProps) {
  const { image, images, settings, status, dialogElement } = useLightboxContext();
  // Contains only what sharing needs, so that other changes to the lightbox do not render the button again.
  const lightbox = useUnchanged({ image, images, settings, status, dialogElement });
  const { galleryId } = useLightboxRoot();
  return <ShareButton galleryId={galleryId} {...props} lightbox={lightbox} />;
}
