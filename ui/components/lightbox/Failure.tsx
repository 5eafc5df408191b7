import type { ReactNode } from 'react';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';

export interface FailureProps {
  readonly lightbox: Pick<UseLightboxResult, 'labels' | 'isOffline'>;
  /** What went wrong. */
  readonly text: string;
  /** Tries again; without it there is no sense in another try. */
  readonly onRetry?: (() => void) | undefined;
  /** Another way on. */
  readonly children?: ReactNode;
}

/** Says what went wrong, and offers ways on. */
export function Failure({ lightbox: { labels, isOffline }, text, onRetry, children }: FailureProps) {
  return (
    <div className="loggia-failure" role="alert">
      <p>{text}</p>
      {isOffline && <p>{labels.offline}</p>}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {labels.retry}
        </button>
      )}
      {children}
    </div>
  );
}
