import { HttpStatusError } from './HttpStatusError.ts';

export interface RestErrorDetails {
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** The kind of the error, in the server's own word: `rest_no_route`. The client's own are `unknown_error`, `invalid_json`, `post_process`. */
  readonly restCode: string;
  /** In words for people. It may come from the server: plain text, never markup. */
  readonly message: string;
  /** The errors by parameter. */
  readonly parameters?: ReadonlyMap<string, string> | undefined;
  /** The headers of the answer; from another origin only those that the server exposes. */
  readonly headers?: Headers | undefined;
}

/** The server refused, and said why. */
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
