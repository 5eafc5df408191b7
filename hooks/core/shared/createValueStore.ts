/** A value stored outside React state. Only its subscribers rerender when the value changes. */
export interface ValueStore<TValue> {
  get(): TValue | undefined;
  set(value: TValue): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Creates an empty store. */
export function createValueStore<TValue>(): ValueStore<TValue> {
  let current: TValue | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
