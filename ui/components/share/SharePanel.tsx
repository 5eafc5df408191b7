'use client';
import { forwardRef } from 'react';
import type { CSSProperties } from 'react';
import type { UseShareResult } from '@loggia/hooks/share';
import { ShareLinks } from './ShareLinks.tsx';

export interface SharePanelProps {
  readonly share: UseShareResult;
  readonly style?: CSSProperties | undefined;
}

/** Every way to share: networks, the address to copy, and the system's own sheet where there is one. */
export const SharePanel = forwardRef<HTMLDivElement, SharePanelProps>(function SharePanel({ share, style }, ref) {
  const { copyStatus, canShareNatively } = share;
  // oxlint-disable-next-line react/refs -- the getter merges refs and reads none.
  const menuProps = share.getMenuProps({ ref: ref ?? undefined, style, className: 'loggia-share' });
  return (
    <div {...menuProps}>
      <ShareLinks share={share} />
      <button {...share.getCopyButtonProps()} />
      {copyStatus !== 'idle' && <p aria-hidden="true">{share.announcement}</p>}
      {copyStatus === 'failed' && <input {...share.getAddressFieldProps()} />}
      {canShareNatively && <button {...share.getNativeButtonProps()} />}
    </div>
  );
});
