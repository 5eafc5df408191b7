'use client';
import type { UseShareResult } from '@loggia/hooks/share';

export interface ShareLinksProps {
  readonly share: Pick<UseShareResult, 'links' | 'getLinkProps'>;
}

/** Links to networks, one after the other: plain links, which need no script. */
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
