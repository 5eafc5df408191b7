import { readBody } from './readBody.ts';

/**
 * Reads the fields of a multipart or URL-encoded body. Empty for other types, null if it exceeds the limit in bytes.
 */
export async function readFormBody(request: Request, limitBytes: number): Promise<FormData | null> {
  const body = await readBody(request, limitBytes);
  if (!body) return null;
  const type = request.headers.get('content-type') ?? '';
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => new FormData());
}
