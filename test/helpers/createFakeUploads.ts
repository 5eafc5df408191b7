/**
 * An `XMLHttpRequest` class without a network: it passes the request body to `onSend` and receives the response from there. Forms use
 * `XMLHttpRequest` because `fetch` doesn't report upload progress.
 */
export function createFakeUploads(onSend: (body: FormData) => Promise<Response>): typeof XMLHttpRequest {
  class FakeUpload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    response: ArrayBuffer | null = null;
    responseType = '';
    withCredentials = false;
    readonly open = (): void => undefined;
    readonly setRequestHeader = (): void => undefined;
    readonly abort = (): void => undefined;
    readonly getAllResponseHeaders = (): string => '';
    send(body: FormData): void {
      void this.answer(body);
    }
    private async answer(body: FormData): Promise<void> {
      const answer = await onSend(body);
      this.status = answer.status;
      this.response = await answer.arrayBuffer();
      this.dispatchEvent(new Event('load'));
    }
  }
  return FakeUpload as unknown as typeof XMLHttpRequest;
}
