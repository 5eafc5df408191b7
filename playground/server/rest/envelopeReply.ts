import type { RestReply } from './RestRequest.ts';

const toHeaderValue = (value: string): string | number => (/^\d+$/.test(value) ? Number(value) : value);

/** Wraps a response in one that always succeeds, for clients that cannot read statuses or headers. */
export function envelopeReply({ status, body, headers = {} }: RestReply, allow: string): RestReply {
  const told = Object.entries(headers).map(([name, value]) => [name, toHeaderValue(value)]);
  return {
    status: 200,
    body: { body, status, headers: { ...(Object.fromEntries(told) as object), Allow: allow } },
  };
}
