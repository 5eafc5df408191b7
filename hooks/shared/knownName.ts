import { warnOnce } from './developerMessages.ts';

/**
 * Returns a name that a prop or a server gives; for one that is not among `names` the first of them, with a warning in development builds.
 *
 * @param what names the option in the warning
 */
export function knownName<TName extends string>(name: TName, names: readonly [TName, ...TName[]], what: string): TName {
  if (names.includes(name)) return name;
  warnOnce(`The ${what} "${name}" is unknown, so "${names[0]}" is used. Known are: ${names.join(', ')}.`);
  return names[0];
}
