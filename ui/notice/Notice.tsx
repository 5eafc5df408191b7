import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { AlertIcon } from '../icons/AlertIcon.ts';
import { OfflineIcon } from '../icons/OfflineIcon.ts';
import { PictureIcon } from '../icons/PictureIcon.ts';

export type NoticeKind = 'loading' | 'empty' | 'missing' | 'offline' | 'failed';

export interface NoticeProps extends ComponentPropsWithoutRef<'div'> {
  /** The kind of notice, which determines the icon above the text. @default none */
  readonly kind?: NoticeKind | undefined;
  /** The heading above the text. @default none */
  readonly heading?: string | undefined;
  /** The heading level. @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Whether the notice takes up only one or two lines. Use this for small spaces. @default false */
  readonly isCompact?: boolean | undefined;
  /** The message. Pass an element such as `<p {...gallery.getStatusProps()} />`, so that it can be a live region. */
  readonly text: ReactNode;
  /** The actions: buttons and links. @default none */
  readonly children?: ReactNode;
}

/**
 * Renders a notice in place of content that is loading, empty or missing, or that failed to load. It consists of an
 * icon, a heading, a message and actions.
 *
 * @example
 * <Notice kind="failed" heading={gallery.messageTitle} text={<p {...gallery.getStatusProps()} />}>
 *   <button {...gallery.getRetryButtonProps()} />
 * </Notice>
 */
export function Notice(options: NoticeProps) {
  const { kind, heading, headingLevel = 2, isCompact, text, className = 'loggia-notice', children, ...props } = options;
  return (
    <div {...props} className={className} data-kind={kind} data-compact={isCompact ? '' : undefined}>
      <NoticeIcon kind={kind} />
      {/* Not a heading element: a site's heading styles would override the kit's, which are in a layer. */}
      {heading && (
        <div className="loggia-notice-heading" role="heading" aria-level={headingLevel}>
          {heading}
        </div>
      )}
      {text}
      {children}
    </div>
  );
}

function NoticeIcon({ kind }: Pick<NoticeProps, 'kind'>) {
  if (kind === 'loading') return <span className="loggia-spinner" />;
  if (kind === 'empty' || kind === 'missing') return <PictureIcon />;
  if (kind === 'offline') return <OfflineIcon />;
  return kind === 'failed' && <AlertIcon />;
}
