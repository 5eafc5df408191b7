import { attributeOf } from './markup.ts';

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The first object that stands as JSON in an attribute of this name; without members where there is none. */
export function readJsonAttribute(container: ParentNode, name: string): Readonly<Record<string, unknown>> {
  for (const element of container.querySelectorAll(`[${name}]`)) {
    const found = parseObject(attributeOf(element, name));
    if (found) return found;
  }
  return {};
}

/** An attribute of this name is there, and no object can be read from it. */
export function hasBrokenJson(container: ParentNode, name: string): boolean {
  const elements = [...container.querySelectorAll(`[${name}]`)];
  return elements.length > 0 && !elements.some((element) => parseObject(attributeOf(element, name)));
}
