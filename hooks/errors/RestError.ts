import { HttpStatusError } from './HttpStatusError.ts';

export interface RestErrorDetails {
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** The server's error code: `rest_no_route`. The client's own codes are `unknown_error`, `invalid_json`, `post_process`. */
  readonly restCode: string;
  /** A message for people, which may come from the server: plain text, never markup. */
  readonly message: string;
  /** The errors by parameter. */
  readonly parameters?: ReadonlyMap<string, string> | undefined;
  /** The headers of the answer; from another origin only those that the server exposes. */
  readonly headers?: Headers | undefined;
}

/** The server refused the request and gave a reason. */
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
