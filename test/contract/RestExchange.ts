/** An exchange with a REST API from `../shared/spec/recordings`. */
export interface RestExchange {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: {
      readonly json?: unknown;
      readonly text?: string;
      readonly binaryBytes?: number;
      readonly multipart?: readonly RestField[];
      readonly urlencoded?: unknown;
    };
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string | readonly string[]>>;
    readonly body: { readonly json?: unknown; readonly text?: string; readonly summary?: string };
  };
}

/** A field of a multipart body. Files have a name and a size. */
export interface RestField {
  readonly name: string;
  readonly value?: string;
  readonly filename?: string;
  readonly type?: string;
  readonly bytes?: number;
}
