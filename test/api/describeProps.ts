import { endEvents } from '@loggia/hooks/shared';
import { isValidElement } from 'react';

/** Ids that React and the hooks generate. */
const GENERATED_ID = /_r_[0-9a-z]+_|:r[0-9a-z]+:/g;

/** Replaces generated ids with «a», «b» and so on, in the order of appearance, so that references remain visible. */
export function createIdNames(): (text: string) => string {
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    const name = names.get(id) ?? `«${letters(names.size)}»`;
    names.set(id, name);
    return name;
  };
  return (text) => text.replaceAll(GENERATED_ID, nameOf);
}

const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(97 + (index % 26));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const entriesOf = (value: Record<string, unknown>) =>
  Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

function describeValue(value: unknown): string {
  if (typeof value === 'function') return '…';
  // Later decimals are rounding errors, and zero is never negative.
  if (typeof value === 'number') return String(Math.round(value * 100) / 100 || 0);
  if (isValidElement(value)) return typeof value.type === 'string' ? `<${value.type}>` : '<…>';
  if (Array.isArray(value)) return `[${value.map(describeValue).join(', ')}]`;
  if (isObject(value)) {
    return `{${entriesOf(value)
      .map(([name, one]) => `${name}: ${describeValue(one)}`)
      .join(', ')}}`;
  }
  return JSON.stringify(value) ?? String(value);
}

function describeProp([name, value]: [string, unknown]): string {
  if (typeof value === 'function' || name === 'ref' || value === true) return name;
  if (typeof value === 'string') return `${name}=${JSON.stringify(value)}`;
  if (name !== 'style' || !isObject(value)) return `${name}={${describeValue(value)}}`;
  const rules = entriesOf(value).map(
    ([property, one]) => `${property}: ${typeof one === 'number' ? describeValue(one) : String(one)}`,
  );
  return `style={${rules.join('; ')}}`;
}

/** Handlers that only stop the propagation of clicks and keys. They are printed as one. */
const ENDINGS: Record<string, unknown> = endEvents({});

/** Describes props on one line, sorted by name. Only the names of functions and refs are shown. `undefined` is omitted. */
export function describeProps(props: unknown): string {
  if (!isObject(props)) return String(props);
  const ends = Object.keys(ENDINGS).every((name) => typeof props[name] === 'function');
  const shown = entriesOf(props).filter(([name, value]) => !ends || ENDINGS[name] !== value);
  return [...shown.map(describeProp), ...(ends ? ['{…endEvents}'] : [])].join(' ') || '{}';
}

/** Describes a getter's arguments. Objects are shown by their id or name. */
export function describeArgument(argument: unknown): string {
  if (!isObject(argument)) return argument === undefined ? '' : describeValue(argument);
  const parts = entriesOf(argument).map(
    ([name, value]) => `${name}: ${isObject(value) ? nameOf(value) : describeValue(value)}`,
  );
  return `{${parts.join(', ')}}`;
}

function nameOf(thing: Record<string, unknown>): string {
  const name = ['id', 'name', 'network', 'value', 'label', 'text']
    .map((key) => thing[key])
    .find((one) => one !== undefined);
  return name === undefined ? '…' : String(name);
}
