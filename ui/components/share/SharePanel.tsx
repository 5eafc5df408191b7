'use client';
import type { ReactNode } from 'react';
import type { UseShareResult } from '@loggia/hooks/share';
import type { PropGetter } from '@loggia/hooks/shared';

export interface SharePanelProps {
  readonly share: UseShareResult;
  /** The content of the panel. */
  readonly children: ReactNode;
  /** Returns the props that position it. @default the position of the style sheet */
  readonly getPlaceProps?: PropGetter<'div'> | undefined;
}

/** The menu that the share button opens. */
export function SharePanel({ share, getPlaceProps, children }: SharePanelProps) {
  const panel = { className: 'loggia-share' };
  return <div {...share.getMenuProps(getPlaceProps?.(panel) ?? panel)}>{children}</div>;
}

/** The items of the share menu: networks, the address to copy, and the system's share sheet if it is supported. */
export function ShareMenuItems({ share }: Pick<SharePanelProps, 'share'>) {
  const { copyStatus, canShareNatively } = share;
  return (
    <>
      <ShareLinks share={share} />
      <button {...share.getCopyButtonProps()} />
      {copyStatus !== 'idle' && <p aria-hidden="true">{share.announcement}</p>}
      {copyStatus === 'failed' && <input {...share.getAddressFieldProps()} />}
      {canShareNatively && <button {...share.getNativeButtonProps()} />}
    </>
  );
}

export interface ShareLinksProps {
  readonly share: Pick<UseShareResult, 'links' | 'getLinkProps'>;
}

/** A row of plain links to networks, which need no scripts. */
export function ShareLinks({ share }: ShareLinksProps) {
  if (share.links.length === 0) return null;
  return (
    <ul className="loggia-share-links">
      {share.links.map((link) => (
        <li key={link.network}>
          <a {...share.getLinkProps({ link })}>{link.name}</a>
        </li>
      ))}
    </ul>
  );
}
