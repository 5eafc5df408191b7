import { BrokenAnswerError } from '../../errors/BrokenAnswerError.ts';
import { OfflineError } from '../../errors/OfflineError.ts';
import { createTransport } from './createTransport.ts';
import type { Transport, TransportOptions } from '../types.ts';

/**
 * The one transport, for those who talk to a visitor of what went wrong: an answer that had begun and broke off is a
 * `BrokenAnswerError`. Whoever got half of it is not offline.
 */
export function createWatchedTransport(options: TransportOptions = {}): Transport {
  const { fetch = (input, init) => globalThis.fetch(input, init) } = options;
  return {
    async text(url, request) {
      let hasBegun = false;
      const transport = createTransport({
        ...options,
        async fetch(input, init) {
          const response = await fetch(input, init);
          hasBegun = true;
          return response;
        },
      });
      try {
        return await transport.text(url, request);
      } catch (cause) {
        throw hasBegun && cause instanceof OfflineError ? new BrokenAnswerError(undefined, { cause }) : cause;
      }
    },
  };
}
