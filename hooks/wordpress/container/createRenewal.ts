import { MissingContentError } from '../../errors/MissingContentError.ts';
import { untilAborted } from '../../rest/engine/untilAborted.ts';

/** Something over settings that may be out of date, and what has come in its place. */
export interface Renewal<TBackend> {
  readonly current: () => TBackend;
  /** Makes a call, and makes it once more over new settings where `isStale` says that the old ones are what is wrong. */
  attempt<TAnswer>(
    call: (backend: TBackend) => Promise<TAnswer> | undefined,
    isStale: (error: unknown) => boolean,
    signal: AbortSignal,
  ): Promise<TAnswer>;
}

/** Settings of one kind are renewed by settings of the same kind. */
async function required<TAnswer>(answer: Promise<TAnswer> | undefined): Promise<TAnswer> {
  if (!answer) throw new MissingContentError('The page shows something else here by now.');
  return answer;
}

/** Each call renews once at most, and its first failure is its failure. */
export function createRenewal<TBackend>(
  first: TBackend,
  renew: (signal: AbortSignal) => Promise<TBackend>,
): Renewal<TBackend> {
  let current = first;
  let renewal: Promise<TBackend> | undefined;
  return {
    current: () => current,
    async attempt(call, isStale, signal) {
      const used = current;
      try {
        return await required(call(used));
      } catch (error) {
        if (!isStale(error)) throw error;
        try {
          // Two calls that fail together renew once, and one that is taken back ends its own waiting, not the other's.
          renewal ??= renew(new AbortController().signal).finally(() => (renewal = undefined));
          if (current === used) current = await untilAborted(renewal, signal);
          return await required(call(current));
        } catch {
          signal.throwIfAborted();
          throw error;
        }
      }
    },
  };
}
