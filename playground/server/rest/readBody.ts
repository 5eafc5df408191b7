/**
 * What a request brings, or null where it is more than the limit in bytes: what comes in pieces says no length, and is read no further
 * than that.
 */
export async function readBody(request: Request, limitBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return null;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.length;
    // Leaving the loop ends the stream.
    if (size > limitBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
