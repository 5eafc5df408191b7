import { attributeOf } from '../attributeOf.ts';

/** The object that stands as JSON in an attribute of the first element that has it; without members where there is none. */
export function readJsonAttribute(container: ParentNode, name: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(attributeOf(container.querySelector(`[${name}]`), name));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
