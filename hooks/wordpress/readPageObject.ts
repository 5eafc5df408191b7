import { assignedValues } from './assignedValues.ts';
import { pageScripts } from './pageScripts.ts';

/**
 * What the scripts of a page assign to one of its objects. Where they do so several times, a field has what was assigned to it last, as a
 * browser would read it; one that a later object does not have stays.
 */
export function readPageObject(page: ParentNode, name: string): Readonly<Record<string, unknown>> {
  const entries = [...pageScripts(page)]
    .flatMap((script) => [...assignedValues(script, name)])
    .flatMap(({ value }) => (typeof value === 'object' && value !== null ? Object.entries(value) : []));
  return Object.fromEntries<unknown>(entries);
}
