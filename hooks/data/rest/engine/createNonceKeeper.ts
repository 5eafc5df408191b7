import { CrossOriginError } from '../../../core/errors/CrossOriginError.ts';
import { RestError } from '../../../core/errors/RestError.ts';
import type { Exchange } from '../types.ts';
import { isOtherOrigin, resolveRoot } from './restUrl.ts';
import { untilAborted } from './shareResponse.ts';

/** Stores and renews a logged-in user's nonce. */
interface NonceKeeper {
  /** The current nonce, or `undefined` when the user is logged out, because servers reject an empty header. */
  readonly nonce: string | undefined;
  /** Stores the newer nonce from a response, if the response has one. */
  learn(nonce: string | null): void;
  /**
   * Replaces a rejected nonce. Concurrent rejections share one renewal. Resolves to `undefined` if there is no new
   * nonce because the user has logged out. Throws `OfflineError`, or `CrossOriginError` if the nonce URL has a
   * different origin.
   */
  renew(refused: string, signal: AbortSignal): Promise<string | undefined>;
  /** Drops the nonce after the user has logged out. */
  forget(): void;
}

const NONCE = /^[\w-]{1,128}$/;

const toNonce = (text: string | null | undefined): string | undefined => (text && NONCE.test(text) ? text : undefined);

/** Matches a nonce in the format that servers generate, so that no word in a PHP notice is mistaken for one. */
const PLAIN_NONCE = /^[\da-f]{10}$/;

/**
 * Reads the nonce from a response. If the response also contains a notice, or a comment added by a cache, the nonce is
 * the first or last line.
 */
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
      // Use a separate signal, because other requests may be waiting for the same nonce.
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

interface NonceAttempt<TData> {
  readonly keeper: NonceKeeper;
  readonly badNonceCode: string;
  readonly signal: AbortSignal;
  /** Makes the request with this nonce, or without one if it is `undefined`. */
  readonly send: (nonce: string | undefined) => Promise<TData>;
}

/**
 * Makes a request with the current nonce. If the server rejects the nonce, it is renewed once and the request is
 * repeated. If there is no new nonce, or the server rejects it, too, the request is made without one, because servers
 * reject a stale nonce even for public data.
 */
export async function requestWithNonce<TData>(attempt: NonceAttempt<TData>): Promise<TData> {
  const { keeper, badNonceCode, signal, send } = attempt;
  const unlessRefused = (nonce: string): Promise<TData | 'refused'> =>
    send(nonce).catch((error: unknown) => {
      if (error instanceof RestError && error.restCode === badNonceCode) return 'refused' as const;
      throw error;
    });

  const { nonce } = keeper;
  if (nonce === undefined) return send(undefined);
  const response = await unlessRefused(nonce);
  if (response !== 'refused') return response;
  const renewed = await keeper.renew(nonce, signal);
  const second = renewed === undefined ? 'refused' : await unlessRefused(renewed);
  if (second !== 'refused') return second;
  keeper.forget();
  return send(undefined);
}
