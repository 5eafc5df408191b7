/** A chunk of code that is loaded on demand. */
export interface Chunk<TCode> {
  /** The code; `undefined` until it has loaded. */
  readonly code: TCode | undefined;
  /** Loads the code. Concurrent calls share one request. After an error, the next call tries again. */
  load(this: void): Promise<TCode>;
  /** Calls `onChange` once the code has loaded. Returns a function that unsubscribes. */
  subscribe(this: void, onChange: () => void): () => void;
}

/**
 * Creates a chunk of code that is loaded when its feature is first used. Create it once, at module scope.
 *
 * @example
 * const mapChunk = createChunk(() => import('./Map.tsx'));
 */
export function createChunk<TCode>(fetchCode: () => Promise<TCode>): Chunk<TCode> {
  const listeners = new Set<() => void>();
  let code: TCode | undefined;
  let request: Promise<TCode> | undefined;

  async function fetchOnce(): Promise<TCode> {
    try {
      code = await fetchCode();
    } catch (error) {
      request = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return code;
  }
  return {
    get code() {
      return code;
    },
    load: () => (request ??= fetchOnce()),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
