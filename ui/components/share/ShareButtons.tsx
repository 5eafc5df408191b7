'use client';
import type { ReactElement } from 'react';
import { useShare } from '@loggia/hooks/share';
import type { GalleryImage } from '@loggia/hooks/backend';
import { NETWORK_ICONS } from '../../icons/networkIcons.ts';
import { useKit } from '../../useKit.ts';
import { IconLink } from '../iconButton/IconLink.tsx';
import type { ShareButtonProps } from './ShareButton.tsx';

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
