import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { AlertIcon } from '../../icons/AlertIcon.ts';
import { OfflineIcon } from '../../icons/OfflineIcon.ts';

interface FailureProps extends ComponentPropsWithoutRef<'div'> {
  /** Shows the offline icon, for a browser without network. @default false */
  readonly isOffline?: boolean | undefined;
  /** The message and its actions. The first action is a filled button. */
  readonly children: ReactNode;
}

/**
 * The error notice of the lightbox and its panels: an icon, a message and actions. It is part of the lightbox chunk;
 * elsewhere use `Notice`.
 */
export function Failure({ isOffline, children, ...props }: FailureProps) {
  return (
    <div {...props} className="loggia-failure">
      {isOffline ? <OfflineIcon /> : <AlertIcon />}
      {children}
    </div>
  );
}
