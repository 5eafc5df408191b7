/** The HTTP methods. */
export type RequestMethod = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request through the transport. */
export interface TransportRequest {
  /** Aborting it rejects the call with the signal's own reason, at any moment until the text is complete. */
  readonly signal: AbortSignal;
  /** @default 'POST' with a form, else 'GET' */
  readonly method?: RequestMethod | undefined;
  /** Form-encoded body, in this order; a name may occur several times. */
  readonly form?: readonly FormField[] | undefined;
  /** Any other body, where there is no form: JSON as text, a file, or fields and files as `FormData`. Set the method with it. */
  readonly body?: string | Blob | FormData;
  /**
   * Finishes sending a form when the visitor leaves the page. Browsers refuse a large one, so check `isSmallForm`.
   * @default false
   */
  readonly keepalive?: boolean;
  readonly headers?: Record<string, string>;
  /** @default 'same-origin' */
  readonly credentials?: RequestCredentials;
  /** Largest answer that is read, in bytes. @default ANSWER_LIMIT_BYTES */
  readonly limitBytes?: number | undefined;
  /**
   * Whether sending it twice would change something twice. Such a request waits for as long as a server may work, and without an answer it
   * fails with `NoResponseError`: it may have arrived.
   * @default false
   */
  readonly isWrite?: boolean | undefined;
  /**
   * The time without any data after which the request is given up. A slow answer that keeps arriving is not aborted, nor is an upload that makes progress.
   * @default WORK_LIMIT_MS for writes, else SILENCE_LIMIT_MS
   */
  readonly timeoutMs?: number | undefined;
}

/** Name and value of one form field. */
export type FormField = readonly [name: string, value: string];

/** The details of a request, for an observer. */
export interface ObservedRequest {
  readonly method: RequestMethod;
  readonly url: string;
}

/** Watches every request of a transport, for tests and for a site's own log. */
interface TransportObserver {
  requestStarted?(request: ObservedRequest): void;
  /** `error` is what the caller gets, undefined when the answer arrived in full. */
  requestSettled?(request: ObservedRequest, error: unknown): void;
}

export interface TransportOptions {
  /** @default globalThis.fetch, looked up at each request */
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly observer?: TransportObserver | undefined;
}

/** The only access to the network: no other code of the package makes requests. */
export interface Transport {
  /**
   * Returns the body of a 2xx answer as text. `url` is absolute. Throws `OfflineError`, `BrokenResponseError`, `NoResponseError`, `HttpStatusError`,
   * `ResponseTooLargeError`, or the reason of the aborted signal.
   */
  text(url: string, request: TransportRequest): Promise<string>;
}

/** The progress of sending a body. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** The total size, with the parts that frame the files. */
  readonly totalBytes: number;
}

/** A request whose answer includes status and headers, also when the server refuses. */
interface ExchangeRequest extends TransportRequest {
  /** Called while a `Blob` or `FormData` is sent; never with a `fetch` of your own, nor with `credentials: 'omit'` on the page's own origin. */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface ExchangeAnswer {
  /** HTTP status, any of them. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends a request. Throws like the transport, except `HttpStatusError`: a refusal is an answer here. */
export type Exchange = (url: string, request: ExchangeRequest) => Promise<ExchangeAnswer>;

/** A value of a query; a list becomes one `name[]` for each item, and `undefined` is left out. */
export type RestQueryValue = string | number | boolean | readonly (string | number)[] | undefined;

/** The target of a request, below the root. A path may have a query of its own. */
export type RestTarget =
  | { readonly path: string; readonly namespace?: undefined; readonly endpoint?: undefined }
  | { readonly path?: undefined; readonly namespace: string; readonly endpoint: string };

/** The content of a request: nothing, data to send as JSON, or fields and files unchanged. */
export type RestContent =
  | { readonly data?: undefined; readonly body?: undefined }
  | { readonly data: unknown; readonly body?: undefined }
  | { readonly data?: undefined; readonly body: FormData | Blob };

/** A request to the server. */
export type RestRequest = RestTarget &
  RestContent & {
    /** @default 'POST' with `data` or a `body`, else 'GET' */
    readonly method?: RequestMethod | undefined;
    readonly query?: Readonly<Record<string, RestQueryValue>> | undefined;
    readonly headers?: Readonly<Record<string, string>> | undefined;
    readonly signal: AbortSignal;
    /** Called while a `body` is sent. */
    readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  };

/** An unparsed answer. */
export interface RestResponse {
  /** Parsed JSON; null where the answer has no body. */
  readonly body: unknown;
  readonly status: number;
  /** The headers of the answer; for a list in several pages, those of the first. From another origin only those that the server exposes. */
  readonly headers: Headers;
}

/** Turns an answer into a trusted value, or throws. */
export type RestParser<TData> = (body: unknown, response: RestResponse) => TData;

/**
 * A client of a REST interface. Both methods throw `RestError` where the server refuses, `OfflineError`, `BrokenResponseError`, `NoResponseError`
 * (no answer came to a request that may have arrived), `InvalidResponseError` (no JSON, or the parser failed), `ResponseTooLargeError`, `CrossOriginError`, or the reason of the aborted signal.
 */
export interface RestClient {
  /** Returns the parsed answer. */
  request<TData>(request: RestRequest, parse: RestParser<TData>): Promise<TData>;
  /** Returns the unparsed answer, which is hostile until parsed. */
  send(request: RestRequest): Promise<RestResponse>;
}

/** An answer that came with the page. */
export interface PreloadedResponse {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface RestClientOptions {
  /**
   * The root of the interface, as the page states it: `https://site.example/wp-json/`, or with plain permalinks
   * `https://site.example/index.php?rest_route=/`. May be relative to the page.
   */
  readonly root: string;
  /** Proves that the request of a logged-in user comes from the site's own page. */
  readonly nonce?: string | undefined;
  /** The address at which a refused nonce is renewed. Without it a refused nonce is omitted. */
  readonly nonceUrl?: string | undefined;
  /** Name of the query that asks for the visitor's own language; false sends none. @default what the server knows */
  readonly localeName?: string | false | undefined;
  /**
   * Sends PUT, PATCH and DELETE as POST with an override header, because servers in between refuse them. False sends the real
   * methods, which another origin requires.
   * @default true
   */
  readonly hasMethodOverride?: boolean | undefined;
  /**
   * Asks the server to wrap each answer, with its status and headers, in one that always succeeds: for hosts whose gateway replaces
   * refusals by its own pages, and to read headers that are not exposed to another origin.
   * @default false
   */
  readonly envelope?: boolean | undefined;
  /** Answers that came with the page, by path and query; each is used once. */
  readonly preloaded?: Readonly<Record<string, unknown>> | undefined;
  /** @default 'include' */
  readonly credentials?: RequestCredentials | undefined;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Largest answer that is read, in bytes. @default ANSWER_LIMIT_BYTES */
  readonly maxResponseBytes?: number | undefined;
  /** The time that the server may work on a request, in milliseconds, before it is given up. @default WORK_LIMIT_MS (10 minutes) */
  readonly writeTimeoutMs?: number | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** The names that one kind of server uses for the client's features. */
export interface RestWire {
  readonly localeName: string;
  readonly localeValue: string;
  readonly overrideHeader: string;
  readonly nonceHeader: string;
  /** The error code of a refused nonce. */
  readonly badNonceCode: string;
  readonly pageSizeName: string;
  readonly pageName: string;
  /** Header with the number of items of a list. */
  readonly totalHeader: string;
  /** Header with the number of pages of a list. */
  readonly pageCountHeader: string;
  /** The end of the error code for a page number that a list does not have. */
  readonly noPageCodeEnd: string;
  /** Asks for an envelope. */
  readonly envelopeName: string;
  /** Names the route in the query of a root that has one. */
  readonly routeName: string;
}
