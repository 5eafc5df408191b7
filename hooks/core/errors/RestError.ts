import { HttpStatusError } from './HttpStatusError.ts';

export interface RestErrorDetails {
  /** HTTP status, 400–599. */
  readonly status: number;
  /**
   * The server's error code, such as `rest_no_route`, or one of the client's own codes: `unknown_error`, `invalid_json`
   * or `post_process`.
   */
  readonly restCode: string;
  /** A message for the user, possibly from the server. It is plain text, never markup. */
  readonly message: string;
  /** Error messages, keyed by parameter name. */
  readonly parameters?: ReadonlyMap<string, string> | undefined;
  /** The response headers. For a cross-origin request, these are only the headers that the server exposes. */
  readonly headers?: Headers | undefined;
}

/** Thrown when a REST server rejects a request with an error code and message. */
export class RestError extends HttpStatusError {
  readonly restCode: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly headers: Headers;

  constructor(details: RestErrorDetails, options?: ErrorOptions) {
    super(details.status, details.message, options);
    this.name = 'RestError';
    this.restCode = details.restCode;
    this.parameters = details.parameters ?? new Map();
    this.headers = details.headers ?? new Headers();
  }
}
