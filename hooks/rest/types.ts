/** The ways of asking. */
export type RequestMethod = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request through the transport. */
export interface TransportRequest {
  /** Aborting it rejects the call with the signal's own reason, at any moment until the text is complete. */
  readonly signal: AbortSignal;
  /** @default 'POST' with a form, else 'GET' */
  readonly method?: RequestMethod | undefined;
  /** Body in form encoding, in this order; a name may come several times. */
  readonly form?: readonly FormField[] | undefined;
  /** Any other body, where there is no form: JSON as text, a file, or fields and files as `FormData`. Say the method with it. */
  readonly body?: string | Blob | FormData;
  /**
   * Sends a form to its end when the visitor leaves the page meanwhile. The browser refuses a large one, so ask `isSmallForm`.
   * @default false
   */
  readonly keepalive?: boolean;
  readonly headers?: Record<string, string>;
  /** @default 'same-origin' */
  readonly credentials?: RequestCredentials;
  /** Largest answer that is read, in bytes. @default ANSWER_LIMIT_BYTES */
  readonly limitBytes?: number | undefined;
  /**
   * Whether the server would do it twice if it were sent twice. Such a request is waited for as long as a server may work, and where no
   * answer comes it fails with `UnansweredError`: it may have arrived.
   * @default false
   */
  readonly isWrite?: boolean | undefined;
  /**
   * How long nothing at all may arrive. A slow answer that keeps coming is not cut off, nor is a file while it leaves.
   * @default WORK_LIMIT_MS for what writes, else SILENCE_LIMIT_MS
   */
  readonly timeoutMs?: number | undefined;
}

/** Name and value of one form field. */
export type FormField = readonly [name: string, value: string];

/** What an observer is told about a request. */
export interface ObservedRequest {
  readonly method: RequestMethod;
  readonly url: string;
}

/** Watches every request of a transport, for tests and for a site's own log. */
export interface TransportObserver {
  requestStarted?(request: ObservedRequest): void;
  /** `error` is what the caller gets, undefined when the answer arrived in full. */
  requestSettled?(request: ObservedRequest, error: unknown): void;
}

export interface TransportOptions {
  /** @default globalThis.fetch, looked up at each request */
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly observer?: TransportObserver | undefined;
}

/** The one way out of the package: nothing else in it may ask the network. */
export interface Transport {
  /**
   * The body of a 2xx answer as text. `url` is absolute. Throws `OfflineError`, `UnansweredError`, `HttpStatusError`,
   * `AnswerTooLargeError`, or the reason of the aborted signal.
   */
  text(url: string, request: TransportRequest): Promise<string>;
}

/** How much of a body has left. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** What frames the files is counted too. */
  readonly totalBytes: number;
}

/** One request whose answer is wanted with its status and headers, also when the server refuses. */
export interface ExchangeRequest extends TransportRequest {
  /** Told while a `Blob` or `FormData` leaves. A `fetch` of your own tells nothing, nor does `credentials: 'omit'` on the own origin. */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface ExchangeAnswer {
  /** HTTP status, any of them. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Throws what the transport throws, but for `HttpStatusError`: a refusal is an answer here. */
export type Exchange = (url: string, request: ExchangeRequest) => Promise<ExchangeAnswer>;
