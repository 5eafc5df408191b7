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
   * The time without any data after which the request is given up. A slow answer that keeps coming is not cut off, nor is a file while it is sent.
   * @default WORK_LIMIT_MS for writes, else SILENCE_LIMIT_MS
   */
  readonly timeoutMs?: number | undefined;
}

/** Name and value of one form field. */
export type FormField = readonly [name: string, value: string];

/** The facts about a request that an observer gets. */
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

/** The one way out of the package: nothing else in it may ask the network. */
export interface Transport {
  /**
   * The body of a 2xx answer as text. `url` is absolute. Throws `OfflineError`, `BrokenAnswerError`, `UnansweredError`, `HttpStatusError`,
   * `AnswerTooLargeError`, or the reason of the aborted signal.
   */
  text(url: string, request: TransportRequest): Promise<string>;
}

/** The progress of sending a body. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** The total size, with the parts that frame the files. */
  readonly totalBytes: number;
}

/** One request whose answer is wanted with its status and headers, also when the server refuses. */
interface ExchangeRequest extends TransportRequest {
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

/** A value of a query; a list becomes one `name[]` for each item, and `undefined` is left out. */
export type RestQueryValue = string | number | boolean | readonly (string | number)[] | undefined;

/** The target of a request, below the root. A path may bring a query of its own. */
export type RestTarget =
  | { readonly path: string; readonly namespace?: undefined; readonly endpoint?: undefined }
  | { readonly path?: undefined; readonly namespace: string; readonly endpoint: string };

/** The content of a request: nothing, data that go as JSON, or fields and files as they are. */
export type RestContent =
  | { readonly data?: undefined; readonly body?: undefined }
  | { readonly data: unknown; readonly body?: undefined }
  | { readonly data?: undefined; readonly body: FormData | Blob };

/** One question to the server. */
export type RestRequest = RestTarget &
  RestContent & {
    /** @default 'POST' with `data` or a `body`, else 'GET' */
    readonly method?: RequestMethod | undefined;
    readonly query?: Readonly<Record<string, RestQueryValue>> | undefined;
    readonly headers?: Readonly<Record<string, string>> | undefined;
    readonly signal: AbortSignal;
    /** Told while a `body` leaves. */
    readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  };

/** An answer as it came: nobody has looked at it yet. */
export interface RestAnswer {
  /** Parsed JSON; null where the answer has no body. */
  readonly body: unknown;
  readonly status: number;
  /** The headers of the answer; for a list in several pages, those of the first. From another origin only those that the server exposes. */
  readonly headers: Headers;
}

/** Makes something of an answer that can be trusted, or throws. */
export type RestParser<TAnswer> = (body: unknown, answer: RestAnswer) => TAnswer;

/**
 * Asks a REST interface. Both methods throw `RestError` where the server refuses, `OfflineError`, `BrokenAnswerError`, `UnansweredError`
 * (something was sent and no answer came), `InvalidAnswerError` (no JSON, or nothing that the parser could use), `AnswerTooLargeError`, `CrossOriginError`, or the reason of the aborted signal.
 */
export interface RestClient {
  /** The answer in the parser's own words. */
  request<TAnswer>(question: RestRequest, parse: RestParser<TAnswer>): Promise<TAnswer>;
  /** The answer as it came, hostile until parsed. */
  ask(question: RestRequest): Promise<RestAnswer>;
}

/** An answer that came with the page. */
export interface PreloadedAnswer {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface RestClientOptions {
  /**
   * The root of the interface, as the page says it: `https://site.example/wp-json/`, or with plain permalinks
   * `https://site.example/index.php?rest_route=/`. May be relative to the page.
   */
  readonly root: string;
  /** Proves that a request of somebody logged in comes from the site's own page. */
  readonly nonce?: string | undefined;
  /** The address at which a refused nonce is renewed. Without it a refused nonce is omitted. */
  readonly nonceUrl?: string | undefined;
  /** Name of the query that asks for the visitor's own language; false sends none. @default what the server knows */
  readonly localeName?: string | false | undefined;
  /**
   * Sends PUT, PATCH and DELETE as POST with a header that says what is meant, because servers in between refuse them. False sends
   * the real verbs: from another origin there is no other way.
   * @default true
   */
  readonly hasMethodOverride?: boolean | undefined;
  /**
   * Has the server put each answer, with its status and its headers, into one that always succeeds: for hosts whose gateway replaces
   * refusals by pages of its own, and from another origin to read headers that are not exposed.
   * @default false
   */
  readonly isEnveloped?: boolean | undefined;
  /** Answers that came with the page, by path and query; each is used once. */
  readonly preloaded?: Readonly<Record<string, unknown>> | undefined;
  /** @default 'include' */
  readonly credentials?: RequestCredentials | undefined;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Largest answer that is read, in bytes. @default ANSWER_LIMIT_BYTES */
  readonly answerLimitBytes?: number | undefined;
  /** The time that the server may work on a request, in milliseconds, before it is given up. @default WORK_LIMIT_MS (10 minutes) */
  readonly workLimitMs?: number | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** The names that a kind of server gives to what the client does. */
export interface RestWire {
  readonly localeName: string;
  readonly localeValue: string;
  readonly overrideHeader: string;
  readonly nonceHeader: string;
  /** The word of the refusal of a nonce. */
  readonly badNonceCode: string;
  readonly pageSizeName: string;
  readonly pageName: string;
  /** Header with the number of items of a list. */
  readonly totalHeader: string;
  /** Header with the number of pages of a list. */
  readonly pageCountHeader: string;
  /** The end of the error code with which a server says that a list has no page of that number. */
  readonly noPageCodeEnd: string;
  /** Asks for an envelope. */
  readonly envelopeName: string;
  /** Names the route in the query of a root that has one. */
  readonly routeName: string;
}
