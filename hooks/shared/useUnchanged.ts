'use client';
import { useState } from 'react';

/**
 * Returns the object or list of the previous render as long as all its members are the same: for results that are compared by identity.
 */
export function useUnchanged<TValue extends object | undefined>(value: TValue): TValue {
  // A cache: its result equals its input, so it does not matter which render has filled it.
  const [keep] = useState(createKeeper<TValue>);
  return keep(value);
}

function createKeeper<TValue extends object | undefined>(): (value: TValue) => TValue {
  let kept: TValue | undefined;
  return (value) => {
    if (!kept || !value || (kept !== value && !hasSameMembers(kept, value))) kept = value;
    return kept as TValue;
  };
}

/** Whether two objects, or lists, have the same members under the same names. */
export function hasSameMembers(one: object, other: object): boolean {
  const members = new Map(Object.entries(one));
  const others = Object.entries(other);
  return (
    others.length === members.size &&
    others.every(([name, value]) => members.has(name) && Object.is(members.get(name), value))
  );
}
