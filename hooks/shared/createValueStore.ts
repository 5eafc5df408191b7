/** A value that lives beside React's state: only who subscribes renders with it. */
export interface ValueStore<TValue> {
  get(): TValue | undefined;
  set(value: TValue): void;
  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store without a value. */
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
