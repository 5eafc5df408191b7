'use client';
import { memo, useContext } from 'react';
import type { ReactElement } from 'react';
import { useShare } from '@loggia/hooks/share';
import type { ShareTarget, UseShareOptions } from '@loggia/hooks/share';
import type { GalleryImage } from '@loggia/hooks/backend';
import { NETWORK_ICONS } from '../../icons/networkIcons.ts';
import { ShareIcon } from '../../icons/ShareIcon.ts';
import { ListenersContext, useKit } from '../../KitContext.ts';
import { lateComponent } from '../../lateComponent.tsx';
import { menusChunk } from '../../lightboxChunks.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { IconLink } from '../iconButton/IconLink.tsx';
import { SharePanel } from './SharePanel.tsx';

export interface ShareButtonProps<TImage extends GalleryImage = GalleryImage> extends UseShareOptions<TImage> {
  /** The lightbox, or any one image. */
  readonly lightbox: ShareTarget<TImage>;
}

const SHARE = <ShareIcon />;

/** Without the code that finds room for it, the panel stands where the style sheet has it. */
const PopupDoor = lateComponent(menusChunk, 'SharePopup', { Substitute: SharePanel, keepsSubstitute: true });

/** Opens the ways to share the current image; away where there is nothing to share. */
export const ShareButton = memo(ShareButtonOf) as typeof ShareButtonOf;

function ShareButtonOf<TImage extends GalleryImage>({
  lightbox,
  ...options
}: ShareButtonProps<TImage>): ReactElement | null {
  const kit = useKit();
  const share = useShare(lightbox, {
    ...useContext(ListenersContext),
    ...options,
    labels: options.labels ?? kit.labels?.share,
  });
  if (!share.isAvailable) return null;
  return (
    <>
      <IconButton {...share.getMenuButtonProps()} icon={SHARE} />
      {share.isOpen && <PopupDoor share={share} />}
      <div {...share.getAnnouncementProps({ className: 'loggia-visually-hidden' })} />
    </>
  );
}

/** A control for each network, in place of one for all: children of a `Lightbox` stand in its bar. */
export function ShareButtons<TImage extends GalleryImage>({
  lightbox,
  ...options
}: ShareButtonProps<TImage>): ReactElement {
  const kit = useKit();
  const share = useShare(lightbox, { ...options, labels: options.labels ?? kit.labels?.share });
  return (
    <>
      {share.links.map((link) => {
        const Icon = NETWORK_ICONS[link.network];
        return <IconLink key={link.network} {...share.getLinkProps({ link })} icon={<Icon />} />;
      })}
    </>
  );
}
