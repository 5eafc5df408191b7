/** One exchange with a REST interface, as `../shared/spec/recordings` keeps it. */
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

/** A field of a multipart body; a file has a name and a size. */
export interface RestField {
  readonly name: string;
  readonly value?: string;
  readonly filename?: string;
  readonly type?: string;
  readonly bytes?: number;
}
