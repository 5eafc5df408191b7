import type { RestReply } from './RestRequest.ts';
import { refuse, refuseParameter } from './restErrors.ts';

const LARGEST_PAGE = 100;

export interface Paging {
  readonly page: number;
  readonly perPage: number;
}

function readInteger(query: URLSearchParams, name: string, fallback: number, most: number): number | RestReply {
  const text = query.get(name);
  if (text === null) return fallback;
  if (!/^-?\d+$/.test(text)) return refuseParameter(name, 'rest_invalid_type', `${name} is not of type integer.`);
  const number = Number(text);
  if (number >= 1 && number <= most) return number;
  const bounds = most === LARGEST_PAGE ? `between 1 (inclusive) and ${most} (inclusive)` : 'greater than or equal to 1';
  return refuseParameter(name, 'rest_out_of_bounds', `${name} must be ${bounds}`);
}

/** Returns the requested page of a list, or the error response if it is invalid. */
export function readPaging(query: URLSearchParams): Paging | RestReply {
  const page = readInteger(query, 'page', 1, Number.MAX_SAFE_INTEGER);
  if (typeof page !== 'number') return page;
  const perPage = readInteger(query, 'per_page', 10, LARGEST_PAGE);
  return typeof perPage === 'number' ? { page, perPage } : perPage;
}

export const isReply = (value: object): value is RestReply => 'status' in value;

/** A page past the end is rejected, unless the list is empty. */
export const PAST_THE_END = refuse(
  400,
  'rest_post_invalid_page_number',
  'The page number requested is larger than the number of pages available.',
);
