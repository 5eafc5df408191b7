import { CrossOriginError } from '../../errors/CrossOriginError.ts';
import { RestError } from '../../errors/RestError.ts';
import type { Exchange } from '../types.ts';
import { isOtherOrigin, resolveRoot } from './restAddress.ts';
import { untilAborted } from './shareAnswer.ts';

/** Holds the nonce of somebody who is logged in, and renews it. */
interface NonceKeeper {
  /** Undefined for a visitor: a header that is empty would be refused. */
  readonly nonce: string | undefined;
  /** An answer brought the nonce that is good now. */
  learn(nonce: string | null): void;
  /**
   * The nonce in place of one that was refused, asked for once however many requests met the refusal. Undefined where none is to be
   * had: whoever asks is a visitor. Throws `OfflineError`, and `CrossOriginError` where the answer could not be read.
   */
  renew(refused: string, signal: AbortSignal): Promise<string | undefined>;
  /** Nobody is logged in any more. */
  forget(): void;
}

const NONCE = /^[\w-]{1,128}$/;

const toNonce = (text: string | null | undefined): string | undefined => (text && NONCE.test(text) ? text : undefined);

/** The form of a nonce as servers make it, told from the words of a notice. */
const PLAIN_NONCE = /^[\da-f]{10}$/;

/** The nonce in an answer; one between a notice and the comment of a cache stands on a line of its own, first or last. */
function readNonce(text: string): string | undefined {
  const whole = text.trim();
  const lines = whole.split(/[\r\n]+/);
  const alone = [lines.at(-1), lines[0]].find((line) => PLAIN_NONCE.test(line?.trim() ?? ''));
  return toNonce(whole) ?? alone?.trim();
}

interface NonceKeeperOptions {
  readonly nonce: string | undefined;
  readonly nonceUrl: string | undefined;
  readonly credentials: RequestCredentials;
  readonly exchange: Exchange;
}

export function createNonceKeeper({ nonceUrl, credentials, exchange, ...options }: NonceKeeperOptions): NonceKeeper {
  let nonce = toNonce(options.nonce);
  let renewal: Promise<string | undefined> | undefined;

  async function fetchNonce(url: string): Promise<string | undefined> {
    try {
      if (isOtherOrigin(url)) throw new CrossOriginError('nonce');
      // Not the signal of whoever met the refusal first: others may wait for the same nonce.
      const { signal } = new AbortController();
      const { status, text } = await exchange(resolveRoot(url).href, { signal, credentials });
      nonce = status === 200 ? readNonce(text) : undefined;
      return nonce;
    } finally {
      renewal = undefined;
    }
  }

  return {
    get nonce() {
      return nonce;
    },
    learn(next) {
      if (nonce !== undefined) nonce = toNonce(next) ?? nonce;
    },
    async renew(refused, signal) {
      if (nonce === refused && nonceUrl === undefined) nonce = undefined;
      if (nonce !== refused || nonceUrl === undefined) return nonce;
      renewal ??= fetchNonce(nonceUrl);
      return untilAborted(renewal, signal);
    },
    forget() {
      nonce = undefined;
    },
  };
}

interface NonceAttempt<TAnswer> {
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
