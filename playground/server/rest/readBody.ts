import type { RestReply } from './RestRequest.ts';
import { INVALID_JSON, TOO_LARGE } from './restErrors.ts';

/**
 * Reads the body of a request, or returns null if it exceeds the limit in bytes. A chunked body has no length header,
 * so reading stops at the limit.
 */
export async function readBody(request: Request, limitBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return null;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.length;
    // Leaving the loop cancels the stream.
    if (size > limitBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Reads the fields of a multipart or URL-encoded body. Returns an empty form for other types, and null if the body
 * exceeds the limit in bytes.
 */
export async function readFormBody(request: Request, limitBytes: number): Promise<FormData | null> {
  const body = await readBody(request, limitBytes);
  if (!body) return null;
  const type = request.headers.get('content-type') ?? '';
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => new FormData());
}

const LARGEST_BODY_BYTES = 256 * 1024;

type JsonBody =
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
