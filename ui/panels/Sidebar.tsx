'use client';
import { memo, type ReactNode } from 'react';
import type { UseSidebarsResult } from '@loggia/hooks/panels';
import type { PropGetter } from '@loggia/hooks/shared';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { Failure } from '../failure/Failure.tsx';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface SidebarProps<TName extends string> {
  readonly sidebars: Pick<
    UseSidebarsResult<TName>,
    'wasOpened' | 'statusOf' | 'labelsOf' | 'getSidebarProps' | 'getCloseButtonProps'
  >;
  readonly name: TName;
  /**
   * The content. It is mounted when the sidebar first opens, and stays mounted so that the user's input is kept. It
   * does not render while the sidebar is closed.
   */
  readonly children?: ReactNode;
}

/** Renders a panel next to the image. Render it inside the element that receives `sidebars.getContainerProps()`. */
export const Sidebar = memo(SidebarOf, isStillClosed) as typeof SidebarOf;

/** Whether the sidebar remains closed. Changed `children` are rendered when it opens again. */
function isStillClosed(before: SidebarProps<string>, { sidebars, name }: SidebarProps<string>): boolean {
  return before.sidebars === sidebars && before.name === name && sidebars.statusOf(name) === 'closed';
}

function SidebarOf<TName extends string>({ sidebars, name, children }: SidebarProps<TName>) {
  return (
    <aside {...sidebars.getSidebarProps({ name, className: 'loggia-sidebar' })}>
      {sidebars.wasOpened(name) && (
        <>
          <div className="loggia-sidebar-head">
            {/* Not an h2, because a site's own h2 styles would override the kit's, which are in a cascade layer. */}
            <div className="loggia-sidebar-title" role="heading" aria-level={2}>
              {sidebars.labelsOf(name).title}
            </div>
            <IconButton {...sidebars.getCloseButtonProps({ name })} icon={<CloseIcon />} />
          </div>
          <div className="loggia-sidebar-content">{children}</div>
        </>
      )}
    </aside>
  );
}

export interface SidebarFailureProps<TName extends string> {
  readonly sidebars: Pick<UseSidebarsResult<TName>, 'labelsOf' | 'getFailureProps' | 'getRetryButtonProps'>;
  readonly name: TName;
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** Whether the browser is offline. @default false */
  readonly isOffline?: boolean | undefined;
}

/** Renders a notice with a retry button in a sidebar whose content failed to load. */
export function SidebarFailure<TName extends string>({
  sidebars,
  name,
  getRetryButtonProps,
  isOffline,
}: SidebarFailureProps<TName>) {
  const { offline, failed, retry } = sidebars.labelsOf(name);
  return (
    <Failure {...sidebars.getFailureProps({ name })} isOffline={isOffline}>
      <p>{isOffline ? offline : failed}</p>
      <button {...sidebars.getRetryButtonProps({ ...getRetryButtonProps(), name })}>{retry}</button>
    </Failure>
  );
}
