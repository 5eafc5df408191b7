import type { LoggiaError, LoggiaErrorCode } from './LoggiaError.ts';

/** The labels of what can go wrong with an answer on its way, the same names in every capability. */
export interface AnswerFailureLabels {
  /** Nothing came: there is probably no network. */
  readonly offline: string;
  /** The connection broke off inside the answer. */
  readonly brokenAnswer: string;
  /** An answer came, and cannot be what was asked for. */
  readonly invalidAnswer: string;
}

const LABEL_OF_CODE: Readonly<Partial<Record<LoggiaErrorCode, keyof AnswerFailureLabels>>> = {
  offline: 'offline',
  broken: 'brokenAnswer',
  answer: 'invalidAnswer',
};

/** The name of the label that says how an answer failed on its way, or undefined for a failure of another kind. */
export const answerFailureLabel = (
  failure: Pick<LoggiaError, 'code'> | null | undefined,
): keyof AnswerFailureLabels | undefined => (failure ? LABEL_OF_CODE[failure.code] : undefined);

/** Whether the connection failed, before the answer or inside of it: once the network is back it is worth another try. */
export const isConnectionFailure = (failure: Pick<LoggiaError, 'code'> | null | undefined): boolean =>
  failure?.code === 'offline' || failure?.code === 'broken';
