import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { AlertIcon } from '../../icons/AlertIcon.ts';
import { OfflineIcon } from '../../icons/OfflineIcon.ts';

interface FailureProps extends ComponentPropsWithoutRef<'div'> {
  /** Whether there is no network: the sign says so. @default false */
  readonly isOffline?: boolean | undefined;
  /** The sentence, and the ways on: the first of them is filled. */
  readonly children: ReactNode;
}

/** The notice of a failure in a lightbox and its panels: a sign, a sentence and the ways on. Its code comes with the lightbox; elsewhere is `Notice`. */
export function Failure({ isOffline, children, ...props }: FailureProps) {
  return (
    <div {...props} className="loggia-failure">
      {isOffline ? <OfflineIcon /> : <AlertIcon />}
      {children}
    </div>
  );
}
