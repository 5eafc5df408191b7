import type { LoggiaError, LoggiaErrorCode } from './LoggiaError.ts';

/** The labels for failed answers, with the same names in every capability. */
export interface AnswerFailureLabels {
  /** Nothing came: there is probably no network. */
  readonly offline: string;
  /** The connection broke off inside the answer. */
  readonly brokenAnswer: string;
  /** An answer came, but it is invalid. */
  readonly invalidAnswer: string;
}

const LABEL_OF_CODE: Readonly<Partial<Record<LoggiaErrorCode, keyof AnswerFailureLabels>>> = {
  offline: 'offline',
  broken: 'brokenAnswer',
  answer: 'invalidAnswer',
};

/** Returns the name of the label for a failed answer; undefined for any other failure. */
export const answerFailureLabel = (
  failure: Pick<LoggiaError, 'code'> | null | undefined,
): keyof AnswerFailureLabels | undefined => (failure ? LABEL_OF_CODE[failure.code] : undefined);

/** Whether the connection failed, before or during the answer: a retry makes sense once the network is back. */
export const isConnectionFailure = (failure: Pick<LoggiaError, 'code'> | null | undefined): boolean =>
  failure?.code === 'offline' || failure?.code === 'broken';

/** The kind of a failure, for the sign and the title beside its sentence. `gone`: the content no longer exists. */
export type FailureKind = 'gone' | 'offline' | 'failed';

/** Returns the kind of a failure. */
export function failureKind(failure: Pick<LoggiaError, 'code'> | null | undefined): FailureKind {
  if (failure?.code === 'missing') return 'gone';
  return failure?.code === 'offline' ? 'offline' : 'failed';
}
