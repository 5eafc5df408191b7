import { attributeOf } from '../attributeOf.ts';

/** What a view of one image says as JSON on its own elements; nothing where it is no JSON. */
export function readParameters(page: ParentNode): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(attributeOf(page.querySelector('[data-params^="{"]'), 'data-params'));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
