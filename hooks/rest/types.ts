export type RequestMethod = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request for the transport. */
export interface TransportRequest {
  /** Aborting rejects the call with the signal's reason at any time until the text is complete. */
  readonly signal: AbortSignal;
  /** @default 'POST' with a form, else 'GET' */
  readonly method?: RequestMethod | undefined;
  /** Form-encoded body, in this order. A name may occur several times. */
  readonly form?: readonly FormField[] | undefined;
  /** Any other body, instead of `form`: JSON as text, a file, or `FormData`. Set `method` with it. */
  readonly body?: string | Blob | FormData;
  /**
   * Completes the request when the user leaves the page. Browsers reject large forms, so check `isSmallForm` first.
   * @default false
   */
  readonly keepalive?: boolean;
  readonly headers?: Record<string, string>;
  /** @default 'same-origin' */
  readonly credentials?: RequestCredentials;
  /** Maximum size of the response, in bytes. @default ANSWER_LIMIT_BYTES */
  readonly limitBytes?: number | undefined;
  /**
   * Whether repeating the request would repeat its effect. Such a request waits as long as a server may work. If no
   * response arrives, it fails with `NoResponseError`, because it may have been processed.
   * @default false
   */
  readonly isWrite?: boolean | undefined;
  /**
   * The request is given up after this time without any data, in milliseconds. Slow responses that keep arriving and
   * uploads that make progress are not aborted.
   * @default WORK_LIMIT_MS for writes, else SILENCE_LIMIT_MS
   */
  readonly timeoutMs?: number | undefined;
}

/** Name and value of a form field. */
export type FormField = readonly [name: string, value: string];

/** A request as reported to an observer. */
export interface ObservedRequest {
  readonly method: RequestMethod;
  readonly url: string;
}

/** Observes every request of a transport, for tests or a site's own log. */
interface TransportObserver {
  requestStarted?(request: ObservedRequest): void;
  /** `error` is what the caller receives, or `undefined` once the response has arrived in full. */
  requestSettled?(request: ObservedRequest, error: unknown): void;
}

export interface TransportOptions {
  /** @default globalThis.fetch, read at each request */
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly observer?: TransportObserver | undefined;
}

/** Makes all network requests of the package, except file downloads (`loadFile`). */
export interface Transport {
  /**
   * Returns the body of a 2xx response as text. `url` is absolute. Throws `OfflineError`, `BrokenResponseError`,
   * `NoResponseError`, `HttpStatusError`, `ResponseTooLargeError`, or the reason of the aborted signal.
   */
  text(url: string, request: TransportRequest): Promise<string>;
}

/** The progress of an upload. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** Total size of the body, including the multipart framing around the files. */
  readonly totalBytes: number;
}

/** A request whose response includes status and headers, even for an error status. */
interface ExchangeRequest extends TransportRequest {
  /**
   * Called while a `Blob` or `FormData` is sent. Never called with a custom `fetch`, or with `credentials: 'omit'` on
   * the page's own origin.
   */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface ExchangeResponse {
  /** Any HTTP status. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends a request. Throws like the transport, but returns error statuses as responses instead of throwing
 * `HttpStatusError`.
 */
export type Exchange = (url: string, request: ExchangeRequest) => Promise<ExchangeResponse>;

/** The value of a query parameter. A list becomes one `name[]` for each item; `undefined` is omitted. */
export type RestQueryValue = string | number | boolean | readonly (string | number)[] | undefined;

/** The target of a request, below the root. A path may have a query of its own. */
export type RestTarget =
  | { readonly path: string; readonly namespace?: undefined; readonly endpoint?: undefined }
  | { readonly path?: undefined; readonly namespace: string; readonly endpoint: string };

/** The content of a request: nothing, data sent as JSON, or a body sent unchanged. */
export type RestContent =
  | { readonly data?: undefined; readonly body?: undefined }
  | { readonly data: unknown; readonly body?: undefined }
  | { readonly data?: undefined; readonly body: FormData | Blob };

/** A request to a REST server. */
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

/** An unparsed response. */
export interface RestResponse {
  /** Parsed JSON, or `null` if the response has no body. */
  readonly body: unknown;
  readonly status: number;
  /**
   * The response headers; for a list of several pages, those of the first page. From another origin, only those that
   * the server exposes.
   */
  readonly headers: Headers;
}

/** Validates a response and returns a typed value. Throws if the response is invalid. */
export type RestParser<TData> = (body: unknown, response: RestResponse) => TData;

/**
 * A REST client. Both methods throw `RestError` if the server rejects the request, `OfflineError`,
 * `BrokenResponseError`, `NoResponseError` (a write without a response, which may have arrived), `InvalidResponseError`
 * (invalid JSON, or the parser threw), `ResponseTooLargeError`, `CrossOriginError`, or the reason of the aborted
 * signal.
 */
export interface RestClient {
  /** Returns the parsed response. */
  request<TData>(request: RestRequest, parse: RestParser<TData>): Promise<TData>;
  /** Returns the unparsed response. Its body is untrusted. */
  send(request: RestRequest): Promise<RestResponse>;
}

/** A response embedded in the page. */
export interface PreloadedResponse {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface RestClientOptions {
  /**
   * The root URL of the REST API, as the page states it: `https://site.example/wp-json/`, or
   * `https://site.example/index.php?rest_route=/` with plain permalinks. May be relative to the page.
   */
  readonly root: string;
  /** Proves that a logged-in user's request comes from the site's own page. */
  readonly nonce?: string | undefined;
  /** URL that returns a new nonce after one was rejected. Without it, requests continue without a nonce. */
  readonly nonceUrl?: string | undefined;
  /**
   * Name of the query parameter that requests the user's own language. `false` sends none.
   * @default the name that the kind of server uses
   */
  readonly localeName?: string | false | undefined;
  /**
   * Sends PUT, PATCH and DELETE as POST with an override header, because some proxies block them. `false` sends the
   * real methods, which is required for another origin.
   * @default true
   */
  readonly hasMethodOverride?: boolean | undefined;
  /**
   * Asks the server to wrap each response, with its status and headers, in one that always succeeds. Use it if a
   * gateway replaces error responses with its own pages, or to read headers that are not exposed to another origin.
   * @default false
   */
  readonly envelope?: boolean | undefined;
  /** Responses embedded in the page, by path and query. Each is used once. */
  readonly preloaded?: Readonly<Record<string, unknown>> | undefined;
  /** @default 'include' */
  readonly credentials?: RequestCredentials | undefined;
  /** Headers sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Maximum size of a response, in bytes. @default ANSWER_LIMIT_BYTES */
  readonly maxResponseBytes?: number | undefined;
  /**
   * How long the server may work on a write before it is given up, in milliseconds.
   * @default WORK_LIMIT_MS (10 minutes)
   */
  readonly writeTimeoutMs?: number | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** The names of parameters, headers and codes that one kind of server uses. */
export interface RestWire {
  readonly localeName: string;
  readonly localeValue: string;
  readonly overrideHeader: string;
  readonly nonceHeader: string;
  /** Error code for a rejected nonce. */
  readonly badNonceCode: string;
  readonly pageSizeName: string;
  readonly pageName: string;
  /** Header with the number of items in a list. */
  readonly totalHeader: string;
  /** Header with the number of pages in a list. */
  readonly pageCountHeader: string;
  /** End of the error code for a page number beyond the end of a list. */
  readonly noPageCodeEnd: string;
  /** Query parameter that requests an envelope. */
  readonly envelopeName: string;
  /** Query parameter with the route, if the root has one. */
  readonly routeName: string;
}
