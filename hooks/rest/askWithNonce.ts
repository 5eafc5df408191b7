import { RestError } from '../errors/RestError.ts';
import type { NonceKeeper } from './engine/createNonceKeeper.ts';

export interface NonceAttempt<TAnswer> {
  readonly keeper: NonceKeeper;
  readonly badNonceCode: string;
  readonly signal: AbortSignal;
  /** Asks with this nonce, or as a visitor. */
  readonly ask: (nonce: string | undefined) => Promise<TAnswer>;
}

/**
 * Asks with the nonce that there is. One that is refused is renewed once; where none is to be had, or the new one is refused too,
 * the question goes once more without: a server refuses a stale nonce even where visitors may read.
 */
export async function askWithNonce<TAnswer>(attempt: NonceAttempt<TAnswer>): Promise<TAnswer> {
  const { keeper, badNonceCode, signal, ask } = attempt;
  const unlessRefused = (nonce: string): Promise<TAnswer | 'refused'> =>
    ask(nonce).catch((error: unknown) => {
      if (error instanceof RestError && error.restCode === badNonceCode) return 'refused' as const;
      throw error;
    });

  const { nonce } = keeper;
  if (nonce === undefined) return ask(undefined);
  const answer = await unlessRefused(nonce);
  if (answer !== 'refused') return answer;
  const renewed = await keeper.renew(nonce, signal);
  const second = renewed === undefined ? 'refused' : await unlessRefused(renewed);
  if (second !== 'refused') return second;
  keeper.forget();
  return ask(undefined);
}
