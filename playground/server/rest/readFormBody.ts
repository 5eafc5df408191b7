import { readBody } from './readBody.ts';

/** The fields of a request, as multipart or in form encoding; none where it is neither, null where it is more than the limit in bytes. */
export async function readFormBody(request: Request, limitBytes: number): Promise<FormData | null> {
  const body = await readBody(request, limitBytes);
  if (!body) return null;
  const type = request.headers.get('content-type') ?? '';
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => new FormData());
}
