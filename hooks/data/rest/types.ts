export type RequestMethod = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request to be sent by the transport. */
export interface TransportRequest {
  /**
   * Aborts the request. If the signal is aborted before the complete text has arrived, the call rejects with the
   * signal's reason.
   */
  readonly signal: AbortSignal;
  /** The request's method. @default 'POST' if there is a form, otherwise 'GET' */
  readonly method?: RequestMethod | undefined;
  /** Fields to send as a form-encoded body, in the given order. A name may occur several times. */
  readonly form?: readonly FormField[] | undefined;
  /** A body to send instead of `form`: JSON as text, a file or `FormData`. Requires `method`. */
  readonly body?: string | Blob | FormData;
  /**
   * Whether the request completes even if the user leaves the page. Browsers reject large forms, so check `isSmallForm`
   * first.
   * @default false
   */
  readonly keepalive?: boolean;
  readonly headers?: Record<string, string>;
  /** @default 'same-origin' */
  readonly credentials?: RequestCredentials;
  /** Maximum size of the response, in bytes. @default ANSWER_LIMIT_BYTES */
  readonly limitBytes?: number | undefined;
  /**
   * Whether repeating the request would repeat its effect. Such requests have a longer timeout, so that the server has
   * time to process them. If no response arrives, they fail with `NoResponseError`, because the server may have
   * processed them.
   * @default false
   */
  readonly isWrite?: boolean | undefined;
  /**
   * Maximum time without any data, in milliseconds, after which the request is aborted. Slow responses that keep
   * arriving, and uploads that make progress, aren't aborted.
   * @default WORK_LIMIT_MS for writes, otherwise SILENCE_LIMIT_MS
   */
  readonly timeoutMs?: number | undefined;
}

/** A form field's name and value. */
export type FormField = readonly [name: string, value: string];

/** A request as reported to an observer. */
export interface ObservedRequest {
  readonly method: RequestMethod;
  readonly url: string;
}

/** Observes every request sent by a transport, for tests or a site's own logging. */
interface TransportObserver {
  requestStarted?(request: ObservedRequest): void;
  /**
   * Called when a request has settled. `error` is the error that the caller receives, or `undefined` if the complete
   * response has arrived.
   */
  requestSettled?(request: ObservedRequest, error: unknown): void;
}

export interface TransportOptions {
  /** The `fetch` function to use. @default globalThis.fetch, read at each request */
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly observer?: TransportObserver | undefined;
}

/** Makes all of the package's network requests, except for file downloads (`loadFile`). */
export interface Transport {
  /**
   * Returns the body of a 2xx response as text. `url` is absolute. Throws `OfflineError`, `BrokenResponseError`,
   * `NoResponseError`, `HttpStatusError`, `ResponseTooLargeError`, or the aborted signal's reason.
   */
  text(url: string, request: TransportRequest): Promise<string>;
}

/** An upload's progress. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** Total size of the body, including the multipart framing around the files. */
  readonly totalBytes: number;
}

/** A request whose response includes the status and headers, even for an error status. */
interface ExchangeRequest extends TransportRequest {
  /**
   * Called while a `Blob` or `FormData` is being sent. Never called if you use a custom `fetch`, or for requests with
   * `credentials: 'omit'` to the page's own origin.
   */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface ExchangeResponse {
  /** The HTTP status, which may be an error status. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends a request. Throws the same errors as the transport, but returns responses with an error status instead of
 * throwing `HttpStatusError`.
 */
export type Exchange = (url: string, request: ExchangeRequest) => Promise<ExchangeResponse>;

/**
 * The value of a query parameter. A list is sent as one `name[]` parameter per item. If the value is `undefined`, the
 * parameter is omitted.
 */
export type RestQueryValue = string | number | boolean | readonly (string | number)[] | undefined;

/** The target of a request, relative to the root. A path may have its own query. */
export type RestTarget =
  | { readonly path: string; readonly namespace?: undefined; readonly endpoint?: undefined }
  | { readonly path?: undefined; readonly namespace: string; readonly endpoint: string };

/** The content of a request: nothing, data that is sent as JSON, or a body that is sent unchanged. */
export type RestContent =
  | { readonly data?: undefined; readonly body?: undefined }
  | { readonly data: unknown; readonly body?: undefined }
  | { readonly data?: undefined; readonly body: FormData | Blob };

/** A request to a REST server. */
export type RestRequest = RestTarget &
  RestContent & {
    /** The request's method. @default 'POST' if there is `data` or a `body`, otherwise 'GET' */
    readonly method?: RequestMethod | undefined;
    readonly query?: Readonly<Record<string, RestQueryValue>> | undefined;
    readonly headers?: Readonly<Record<string, string>> | undefined;
    readonly signal: AbortSignal;
    /** Called while a `body` is being sent. */
    readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  };

/** An unparsed response. */
export interface RestResponse {
  /** Parsed JSON, or `null` if the response has no body. */
  readonly body: unknown;
  readonly status: number;
  /**
   * The response headers. For a list that was loaded in several pages, these are the first page's headers. A
   * cross-origin response only includes the headers that the server exposes.
   */
  readonly headers: Headers;
}

/** Validates a response and returns a typed value. Throws if the response is invalid. */
export type RestParser<TData> = (body: unknown, response: RestResponse) => TData;

/**
 * A REST client. Both methods throw `RestError` if the server rejects the request. They can also throw `OfflineError`,
 * `BrokenResponseError`, `NoResponseError` (there was no response to a write, which may have reached the server),
 * `InvalidResponseError` (the JSON is invalid or the parser threw), `ResponseTooLargeError`, `CrossOriginError`, or the
 * aborted signal's reason.
 */
export interface RestClient {
  /** Sends a request and returns the parsed response. */
  request<TData>(request: RestRequest, parse: RestParser<TData>): Promise<TData>;
  /** Sends a request and returns the unparsed response. Its body is untrusted. */
  send(request: RestRequest): Promise<RestResponse>;
}

/** A response embedded in the page. */
export interface PreloadedResponse {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface RestClientOptions {
  /**
   * The root URL of the REST API as it appears in the page: `https://site.example/wp-json/`, or
   * `https://site.example/index.php?rest_route=/` with plain permalinks. May be relative to the page.
   */
  readonly root: string;
  /** The nonce that proves that a logged-in user's request comes from the site's own page. */
  readonly nonce?: string | undefined;
  /** URL that returns a new nonce after a nonce was rejected. If omitted, requests continue without a nonce. */
  readonly nonceUrl?: string | undefined;
  /**
   * Name of the query parameter that requests responses in the user's own language. If `false`, the parameter is not
   * sent.
   * @default the name that this kind of server uses
   */
  readonly localeName?: string | false | undefined;
  /**
   * Whether to send PUT, PATCH and DELETE requests as POST with an override header. This gets them past proxies that
   * block these methods. Must be `false` for cross-origin requests.
   * @default true
   */
  readonly hasMethodOverride?: boolean | undefined;
  /**
   * Whether the server is asked to wrap each response, with its status and headers, in a response that always succeeds.
   * Use this if a gateway replaces error responses with its own pages, or to read headers that aren't exposed to other
   * origins.
   * @default false
   */
  readonly envelope?: boolean | undefined;
  /** Responses embedded in the page, keyed by path and query. Each response is used only once. */
  readonly preloaded?: Readonly<Record<string, unknown>> | undefined;
  /** The `credentials` option for `fetch`. @default 'include' */
  readonly credentials?: RequestCredentials | undefined;
  /** Headers that are sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Maximum size of a response, in bytes. @default ANSWER_LIMIT_BYTES */
  readonly maxResponseBytes?: number | undefined;
  /**
   * How long the server may take to process a write before the request is aborted, in milliseconds.
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
  /** Suffix of the error code for a page number beyond the end of a list. */
  readonly noPageCodeEnd: string;
  /** Query parameter that requests an envelope. */
  readonly envelopeName: string;
  /** Query parameter that contains the route, if the root URL has such a parameter (`?rest_route=/`). */
  readonly routeName: string;
}
