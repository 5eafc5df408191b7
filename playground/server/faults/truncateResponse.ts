/** Returns the first half of a response whose headers promise all of it. `breakOff` must then close the connection. */
export async function truncateResponse(response: Response, breakOff: () => void): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(bytes.length));
  headers.set('Cache-Control', 'no-store');
  let isSent = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isSent) {
        isSent = true;
        controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2)));
        return;
      }
      // Wait until the first half has been sent. Otherwise it looks as if the connection had been dropped immediately.
      await new Promise((resolve) => setTimeout(resolve, 20));
      breakOff();
      controller.close();
    },
  });
  return new Response(body, { status: response.status, headers });
}
