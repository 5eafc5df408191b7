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
