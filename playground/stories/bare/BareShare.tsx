import { useShare } from '@loggia/hooks';
import type { UseLightboxResult } from '@loggia/hooks';

export interface BareShareProps {
  readonly lightbox: UseLightboxResult;
}

/** Links to networks, the system's own sheet, and the address to copy. */
export function BareShare({ lightbox }: BareShareProps) {
  const share = useShare(lightbox, { galleryId: 'bare' });
  return (
    <>
      <button {...share.getMenuButtonProps()}>Share</button>
      {share.isOpen && (
        <div {...share.getMenuProps({ className: 'bare-menu' })}>
          {share.links.map((link) => (
            <a key={link.network} {...share.getLinkProps({ link })}>
              {link.name}
            </a>
          ))}
          <button {...share.getCopyButtonProps()} />
          {share.copyStatus === 'failed' && <input {...share.getAddressFieldProps()} />}
          {share.canShareNatively && <button {...share.getNativeButtonProps()} />}
          <div {...share.getAnnouncementProps()} />
        </div>
      )}
    </>
  );
}
