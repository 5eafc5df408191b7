import type { ConsentDecision, ContactFormDescription } from '@loggia/hooks';
import type { Display } from '../display/display.ts';
import type { FormResponse } from '../components/PostedFormResponse.tsx';

/** The kit theme of the firm's pages. */
export const LAW_THEME = 'law';

export interface LawFrontData {
  readonly kind: 'front';
  readonly form: ContactFormDescription;
  readonly response: FormResponse | undefined;
}

/** A text page. */
export interface LawArticle {
  readonly title: string;
  /** As `YYYY-MM-DD`; undefined for pages without a date. */
  readonly date?: string | undefined;
  readonly lead: string;
  readonly sections: readonly {
    readonly id?: string | undefined;
    readonly title?: string | undefined;
    readonly paragraphs: readonly string[];
  }[];
}

export interface LawArticleData {
  readonly kind: 'article';
  readonly article: LawArticle;
}

/** The data of a law firm page that the server sends to the browser. */
export type LawPageData = (LawFrontData | LawArticleData) & {
  /** The requested path. */
  readonly path: string;
  /** The decision in the request's cookies. */
  readonly decision: ConsentDecision;
  readonly display: Display;
  /** The request's `User-Agent`. Phones have no full-height sections and no parallax. */
  readonly userAgent: string;
};
