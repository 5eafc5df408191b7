/** Returns whether two objects or arrays have identical values under the same keys. */
export function hasSameMembers(one: object, other: object): boolean {
  const members = new Map(Object.entries(one));
  const others = Object.entries(other);
  return (
    others.length === members.size &&
    others.every(([name, value]) => members.has(name) && Object.is(members.get(name), value))
  );
}
