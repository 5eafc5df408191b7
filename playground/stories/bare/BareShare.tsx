import { useShare, type UseLightboxResult, type UseShareOptions } from '@loggia/hooks';

export interface BareShareProps extends Pick<UseShareOptions, 'onShare'> {
  readonly lightbox: UseLightboxResult;
}

/** Links to networks, the system's share sheet, and a copyable URL. */
export function BareShare({ lightbox, onShare }: BareShareProps) {
  const share = useShare(lightbox, { galleryId: 'bare', onShare });
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
          {share.copyStatus === 'failed' && <input {...share.getUrlFieldProps()} />}
          {share.canShareNatively && <button {...share.getNativeButtonProps()} />}
          <div {...share.getStatusProps()} />
        </div>
      )}
    </>
  );
}
