import { warnOnce } from './developerMessages.ts';

/**
 * Returns `name` if it is one of `names`. Otherwise, returns the first of `names`, and logs a warning in development
 * builds.
 *
 * @param what name of the option in the warning
 */
export function knownName<TName extends string>(name: TName, names: readonly [TName, ...TName[]], what: string): TName {
  if (names.includes(name)) return name;
  warnOnce(`Unknown ${what} "${name}". Using "${names[0]}" instead. Supported values: ${names.join(', ')}.`);
  return names[0];
}
