import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { RestLabels } from './labels.ts';
import type { RestClient, RestParser, RestQueryValue, RestTarget } from './RestClient.ts';

/** What is read: where it is and with which query. */
export type RestReading = RestTarget & { readonly query?: Readonly<Record<string, RestQueryValue>> | undefined };

export interface UseRestOptions<TAnswer> {
  /** Made once, outside of the component. */
  readonly client: RestClient;
  /** May be written inline. Null: there is nothing to ask yet. */
  readonly reading: RestReading | null;
  /** Makes something of the answer that can be trusted, or throws. The newest one is used. */
  readonly parse: RestParser<TAnswer>;
  /** @default true */
  readonly enabled?: boolean | undefined;
  readonly labels?: Partial<RestLabels> | undefined;
}

export type RestStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface UseRestResult<TAnswer> {
  readonly status: RestStatus;
  /** What was understood last of this very question; it stays while it is asked again, and when that fails. */
  readonly data: TAnswer | undefined;
  /** Why it failed; null in any other state. */
  readonly failure: LoggiaError | null;
  /** The same in words; empty in any other state. */
  readonly message: string;
  /** Asks the same once more, after a failure or to have it new. */
  readonly retry: () => void;
  /** Ends a request that is under way. */
  readonly abort: () => void;
  /** For what shows the answer. It is `aria-busy` while something is on its way. */
  readonly getContentProps: PropGetter<'div'>;
  /** For a line that says that something is on its way. */
  readonly getStatusProps: PropGetter<'p'>;
  /** For a line that says what went wrong. */
  readonly getMessageProps: PropGetter<'p'>;
  /** For a button that is hidden unless there is something to try again. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: RestLabels;
}
