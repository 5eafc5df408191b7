/** Makes something of each key once: the handlers of parts that a getter tells apart by a key. */
export function madeByKey<TKey, TMade>(make: (key: TKey) => TMade): (key: TKey) => TMade {
  const made = new Map<TKey, TMade>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as TMade;
  };
}
