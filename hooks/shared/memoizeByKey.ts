/** Returns `make` with one result for each key: for handlers of parts that a getter tells apart by a key. */
export function memoizeByKey<TKey, TMade>(make: (key: TKey) => TMade): (key: TKey) => TMade {
  const made = new Map<TKey, TMade>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as TMade;
  };
}

/** Returns `make` with one result for each pair, so that handlers or refs that are joined in each render keep their identity. */
export function memoizeByPair<TOne extends object, TOther extends object, TMade>(
  make: (one: TOne, other: TOther) => TMade,
): (one: TOne, other: TOther) => TMade {
  const made = new WeakMap<TOne, WeakMap<TOther, TMade>>();
  return (one, other) => {
    const ofOne = made.get(one) ?? new WeakMap<TOther, TMade>();
    const ofBoth = ofOne.get(other) ?? make(one, other);
    made.set(one, ofOne.set(other, ofBoth));
    return ofBoth;
  };
}
