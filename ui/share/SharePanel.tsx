'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { UseShareResult } from '@loggia/hooks/share';
import type { PropGetter } from '@loggia/hooks/shared';
import { LinkIcon } from '../icons/LinkIcon.ts';
import { NETWORK_ICONS } from '../icons/networkIcons.ts';
import { MoreIcon } from '../icons/MoreIcon.ts';

export interface SharePanelProps {
  readonly share: UseShareResult;
  readonly children: ReactNode;
  /** Returns the props that position the element. @default none, so the stylesheet positions the element */
  readonly getPositionProps?: PropGetter<'div'> | undefined;
}

/** Renders the share button's menu. */
export function SharePanel({ share, getPositionProps, children }: SharePanelProps) {
  const panel = { className: 'loggia-share' };
  return <div {...share.getMenuProps(getPositionProps?.(panel) ?? panel)}>{children}</div>;
}

const LINK = <LinkIcon />;
const MORE = <MoreIcon />;

/** Renders the share menu's items: the URL to copy, the networks, and the native share sheet if it is supported. */
export function ShareMenuItems({ share }: Pick<SharePanelProps, 'share'>) {
  const { copyStatus, canShareNatively } = share;
  return (
    <>
      <ShareRow icon={LINK} {...share.getCopyButtonProps()} />
      {copyStatus !== 'idle' && <p aria-hidden="true">{share.announcement}</p>}
      {copyStatus === 'failed' && <input {...share.getUrlFieldProps()} />}
      <ShareLinks share={share} />
      {canShareNatively && <ShareRow icon={MORE} {...share.getNativeButtonProps()} />}
    </>
  );
}

interface ShareRowProps extends ComponentPropsWithoutRef<'button'> {
  readonly icon: ReactNode;
}

function ShareRow({ icon, children, ...props }: ShareRowProps) {
  return (
    <button {...props}>
      {icon}
      {children}
    </button>
  );
}

export interface ShareLinksProps {
  readonly share: Pick<UseShareResult, 'links' | 'getLinkProps'>;
}

/** Renders a row of links to networks. The links work without scripts. */
export function ShareLinks({ share }: ShareLinksProps) {
  if (share.links.length === 0) return null;
  return (
    <ul className="loggia-share-links">
      {share.links.map((link) => {
        const Icon = NETWORK_ICONS[link.network];
        return (
          <li key={link.network}>
            <a {...share.getLinkProps({ link })}>
              <Icon />
              {link.name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
