/**
 * Claims that independent hooks make on a component they share, grouped by kind. The hooks do not depend on each other.
 */
export interface Claims<TValues extends object> {
  /** Adds a claim. Returns a function that releases it. */
  claim<TKind extends keyof TValues>(kind: TKind, value: TValues[TKind]): () => void;
  /** Returns the current claims of a kind, oldest first. Returns the same array until a claim of this kind changes. */
  claimsOf<TKind extends keyof TValues>(kind: TKind): readonly TValues[TKind][];
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

interface Entry<TValues extends object, TKind extends keyof TValues = keyof TValues> {
  readonly kind: TKind;
  readonly value: TValues[TKind];
}

/** Creates a store without claims. */
export function createClaims<TValues extends object>(): Claims<TValues> {
  let entries: readonly Entry<TValues>[] = [];
  const byKind = new Map<keyof TValues, readonly TValues[keyof TValues][]>();
  const listeners = new Set<() => void>();
  const replace = (kind: keyof TValues, next: readonly Entry<TValues>[]) => {
    entries = next;
    // The arrays of other kinds keep their identity, so that their subscribers do not rerender.
    byKind.delete(kind);
    for (const listener of listeners) listener();
  };
  const ofKind = <TKind extends keyof TValues>(kind: TKind): readonly TValues[TKind][] =>
    entries.filter((entry): entry is Entry<TValues, TKind> => entry.kind === kind).map(({ value }) => value);
  return {
    claim(kind, value) {
      const entry = { kind, value };
      replace(kind, [...entries, entry]);
      return () =>
        replace(
          kind,
          entries.filter((known) => known !== entry),
        );
    },
    claimsOf<TKind extends keyof TValues>(kind: TKind) {
      const known = byKind.get(kind) as readonly TValues[TKind][] | undefined;
      const claims = known ?? ofKind(kind);
      byKind.set(kind, claims);
      return claims;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
