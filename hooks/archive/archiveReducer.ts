import type { LoggiaErrorCode } from '../errors/LoggiaError.ts';

/** What became of a download of all images. */
export type ArchiveStatus = 'idle' | 'loading' | 'saved' | 'failed';

export interface ArchiveState {
  readonly status: ArchiveStatus;
  /** Why it failed. */
  readonly code?: LoggiaErrorCode | undefined;
}

export type ArchiveEvent =
  | { readonly type: 'asked' | 'saved' | 'canceled' | 'noticed' }
  | { readonly type: 'failed'; readonly code: LoggiaErrorCode | undefined };

export const IDLE: ArchiveState = { status: 'idle' };

/** One download at a time. An event that does not fit the state changes nothing. */
export function archiveReducer(state: ArchiveState, event: ArchiveEvent): ArchiveState {
  const isLoading = state.status === 'loading';
  switch (event.type) {
    case 'asked':
      return isLoading ? state : { status: 'loading' };
    case 'saved':
      return isLoading ? { status: 'saved' } : state;
    case 'failed':
      return isLoading ? { status: 'failed', code: event.code } : state;
    case 'canceled':
      return isLoading ? IDLE : state;
    case 'noticed':
      return state.status === 'saved' ? IDLE : state;
  }
}
