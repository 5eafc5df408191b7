'use client';
import { memo, useContext, type ReactElement, type ReactNode } from 'react';
import { useShare, type ShareTarget, type UseShareOptions, type UseShareResult } from '@loggia/hooks/share';
import type { GalleryImage } from '@loggia/hooks/backend';
import { NETWORK_ICONS } from '../icons/networkIcons.ts';
import { ShareIcon } from '../icons/ShareIcon.ts';
import { ListenersContext, StatusContext, useKit } from '../KitProvider.tsx';
import { lateComponent } from '../lateComponent.tsx';
import { menusChunk } from '../chunks.ts';
import { IconButton, IconLink } from '../iconButton/IconButton.tsx';
import { ShareMenuItems, SharePanel } from './SharePanel.tsx';

export interface ShareMenuPart<TImage extends GalleryImage = GalleryImage> {
  /** The image to share. */
  readonly image: TImage;
  /**
   * The result of `useShare`: the links, the URL, the native share sheet, the result of copying, and prop getters for
   * each element.
   */
  readonly share: UseShareResult;
}

export interface ShareButtonProps<TImage extends GalleryImage = GalleryImage> extends UseShareOptions<TImage> {
  /** The lightbox, or any other object that has a current image. */
  readonly lightbox: ShareTarget<TImage>;
  /**
   * Renders the menu's content. `content` is the kit's own content: the links, the URL to copy and the native share
   * sheet.
   * @default the kit's content
   */
  readonly renderMenu?: ((part: ShareMenuPart<TImage>, content: ReactNode) => ReactNode) | undefined;
}

const SHARE = <ShareIcon />;

/** If the positioning code fails to load, the stylesheet positions the panel. */
const LazySharePopup = lateComponent(menusChunk, 'SharePopup', { Substitute: SharePanel, keepsSubstitute: true });

/** Renders a button that opens the share menu for the current image. It is hidden if there is nothing to share. */
export const ShareButton = memo(ShareButtonOf) as typeof ShareButtonOf;

function ShareButtonOf<TImage extends GalleryImage>({
  lightbox,
  renderMenu,
  ...options
}: ShareButtonProps<TImage>): ReactElement | null {
  const kit = useKit();
  const share = useShare(lightbox, {
    ...useContext(ListenersContext),
    ...options,
    labels: options.labels ?? kit.labels?.share,
  });
  const renderStatus = useContext(StatusContext);
  const { image } = lightbox;
  if (!share.isAvailable || !image) return null;
  const content = <ShareMenuItems share={share} />;
  return (
    <>
      <IconButton {...share.getMenuButtonProps()} icon={SHARE} />
      {share.isOpen && (
        <LazySharePopup share={share}>{renderMenu ? renderMenu({ image, share }, content) : content}</LazySharePopup>
      )}
      {renderStatus(<div {...share.getStatusProps({ className: 'loggia-visually-hidden' })} />)}
    </>
  );
}

/**
 * Renders a button for each network instead of a menu. If you pass it as a child of `Lightbox`, the buttons are in its
 * control bar.
 */
export function ShareButtons<TImage extends GalleryImage>({
  lightbox,
  ...options
}: Omit<ShareButtonProps<TImage>, 'renderMenu'>): ReactElement {
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
