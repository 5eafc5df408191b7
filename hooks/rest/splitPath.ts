import type { RestQueryValue, RestTarget } from './RestClient.ts';
import { plainText } from '../shared/plainText.ts';

export type QueryPair = readonly [name: string, value: string];

/** A route below the root, without a slash at its beginning, and its query in order. */
export interface RestPath {
  readonly route: string;
  readonly query: readonly QueryPair[];
}

const trimSlashes = (text: string): string => text.replaceAll(/^\/+|\/+$/g, '');

function pairsOf(name: string, value: RestQueryValue): readonly QueryPair[] {
  if (value === undefined) return [];
  if (typeof value !== 'object') return [[name, plainText(value)]];
  return value.map((item) => [`${name}[]`, plainText(item)]);
}

/** Takes apart where a question goes: namespace and endpoint become one route, the path's own query comes first. */
export function splitPath(target: RestTarget, query: Readonly<Record<string, RestQueryValue>> = {}): RestPath {
  const path = target.path ?? `${trimSlashes(target.namespace)}/${trimSlashes(target.endpoint)}`;
  const [route = '', ...rest] = path.split('?');
  const own = [...new URLSearchParams(rest.join('&'))];
  const named = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value));
  return { route: route.replace(/^\/+/, ''), query: [...own, ...named] };
}
