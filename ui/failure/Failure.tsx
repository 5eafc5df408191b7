import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { AlertIcon } from '../icons/AlertIcon.ts';
import { OfflineIcon } from '../icons/OfflineIcon.ts';

interface FailureProps extends ComponentPropsWithoutRef<'div'> {
  /** Whether the browser is offline. If so, the offline icon is shown. @default false */
  readonly isOffline?: boolean | undefined;
  /** The message and its actions. The first action is rendered as a filled button. */
  readonly children: ReactNode;
}

/**
 * Renders an error notice in the lightbox or one of its panels: an icon, a message and actions. It is part of the
 * lightbox chunk. Outside the lightbox, use `Notice` instead.
 */
export function Failure({ isOffline, children, ...props }: FailureProps) {
  return (
    <div {...props} className="loggia-failure">
      {isOffline ? <OfflineIcon /> : <AlertIcon />}
      {children}
    </div>
  );
}
