/** Memoizes `make` by key. It is used for the handlers of elements that a prop getter identifies by key. */
export function memoizeByKey<TKey, TMade>(make: (key: TKey) => TMade): (key: TKey) => TMade {
  const made = new Map<TKey, TMade>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as TMade;
  };
}

/** Memoizes `make` by pairs of arguments, so that handlers or refs that are combined in each render are stable. */
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
