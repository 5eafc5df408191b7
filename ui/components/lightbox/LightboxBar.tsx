import type { ReactNode } from 'react';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';

export interface LightboxBarProps {
  readonly lightbox: Pick<UseLightboxResult, 'status' | 'failure'>;
  /** Undefined: there is no bar. The tools come all the same. */
  readonly position: 'top' | 'bottom' | undefined;
  /** The tools. */
  readonly children: ReactNode;
}

/** The place of the bar: as high as the bar until that has come, so that the picture does not move. */
export function LightboxBar({ lightbox, position, children }: LightboxBarProps) {
  return <div className={position && 'loggia-bar'}>{lightbox.status === 'open' && !lightbox.failure && children}</div>;
}
