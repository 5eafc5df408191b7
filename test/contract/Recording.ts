/** An exchange from `../shared/spec/recordings`. Markup is only summarized there, because its text isn't ours. */
export interface Exchange {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: { readonly urlencoded: readonly { readonly name: string; readonly value: string }[] } | null;
  };
  readonly response: {
    readonly status: number;
    readonly body: { readonly summary?: AnswerSummary; readonly json?: unknown };
  };
}

export type Attributes = Readonly<Record<string, string>>;

/** The recorded markup of a response. */
export interface AnswerSummary {
  readonly rootElements?: readonly string[];
  readonly errorBlock?: readonly string[];
  readonly container?: Attributes;
  readonly form?: Attributes;
  readonly inner?: readonly Attributes[];
  readonly hiddenInputs?: readonly Attributes[];
  readonly imageIds?: readonly string[];
  /** The first items in full; for the others, only IDs were recorded. */
  readonly firstItems?: readonly { readonly link: Attributes; readonly img: Attributes }[];
  readonly albumItems?: readonly unknown[];
  readonly pagination?: { readonly pagesCount: string };
  readonly titles?: readonly string[];
  readonly gallery_box_data?: {
    readonly values?: Readonly<Record<string, unknown>>;
    readonly data?: readonly Readonly<Record<string, unknown>>[];
    readonly parseError?: string;
  };
  readonly imageContainer?: Attributes;
}

export interface Recording {
  readonly meta: {
    readonly contract?: string;
    readonly notes?: readonly { readonly name: string; readonly value: string }[];
  };
  readonly exchanges: readonly Exchange[];
}
