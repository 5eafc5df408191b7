import { readBody } from './readBody.ts';
import type { RestReply } from './RestRequest.ts';
import { INVALID_JSON, TOO_LARGE } from './restErrors.ts';

const LARGEST_BODY_BYTES = 256 * 1024;

export type JsonBody =
  | { readonly isRead: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly isRead: false; readonly refusal: RestReply };

/** Reads the parameters of a JSON body. Other bodies have none. */
export async function readJsonBody(request: Request): Promise<JsonBody> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return { isRead: true, value: {} };
  const body = await readBody(request, LARGEST_BODY_BYTES);
  if (!body) return { isRead: false, refusal: TOO_LARGE };
  try {
    const value: unknown = JSON.parse(body.toString('utf8') || '{}');
    return { isRead: true, value: typeof value === 'object' && value !== null ? { ...value } : {} };
  } catch {
    return { isRead: false, refusal: INVALID_JSON };
  }
}
