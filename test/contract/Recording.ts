/** One exchange as `../shared/spec/recordings` keeps it; markup is summarised there, for its text is not ours. */
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

/** The known markup of an answer. */
export interface AnswerSummary {
  readonly rootElements?: readonly string[];
  readonly errorBlock?: readonly string[];
  readonly container?: Attributes;
  readonly form?: Attributes;
  readonly inner?: readonly Attributes[];
  readonly hiddenInputs?: readonly Attributes[];
  readonly imageIds?: readonly string[];
  /** The first items in full; of the others only ids are known. */
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
