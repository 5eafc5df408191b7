/** Code that arrives late, and who waits for it. */
export interface Chunk<TCode> {
  /** Undefined until it has come. */
  readonly code: TCode | undefined;
  /** Fetches the code. Any number of calls ask once; after a failure the next one asks again. */
  load(this: void): Promise<TCode>;
  /** Calls `onChange` when the code has come. Returns what ends that. */
  subscribe(this: void, onChange: () => void): () => void;
}

/**
 * Names code that is fetched when somebody opens the feature it belongs to. Create it once, at module scope.
 *
 * @example
 * const mapChunk = createChunk(() => import('./Map.tsx'));
 */
export function createChunk<TCode>(fetchCode: () => Promise<TCode>): Chunk<TCode> {
  const listeners = new Set<() => void>();
  let code: TCode | undefined;
  let request: Promise<TCode> | undefined;

  async function ask(): Promise<TCode> {
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
    load: () => (request ??= ask()),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
