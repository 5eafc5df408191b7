import type { MultiSelectFormEntry, UseMultiSelectOptions } from './types.ts';

/** What a form posts: a field for each value, or one with all of them. */
export function formEntriesOf(
  values: readonly string[],
  { name, valueSeparator, enabled = true }: Pick<UseMultiSelectOptions, 'name' | 'valueSeparator' | 'enabled'>,
): readonly MultiSelectFormEntry[] {
  if (!name || !enabled) return [];
  if (valueSeparator !== undefined) return [{ name, value: values.join(valueSeparator) }];
  return values.map((value) => ({ name, value }));
}
