import type { ConsentDecision, ContactFormDescription } from '@loggia/hooks';
import type { Display } from '../display/display.ts';
import type { FormAnswer } from '../FormAnswer.ts';

/** The theme of the kit that the firm's pages have. */
export const LAW_THEME = 'law';

export interface LawFrontData {
  readonly kind: 'front';
  readonly form: ContactFormDescription;
  readonly answer: FormAnswer | undefined;
}

/** A page of text. */
export interface LawArticle {
  readonly title: string;
  /** As `YYYY-MM-DD`; pages that are not of a day have none. */
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
  /** The path that was asked for. */
  readonly path: string;
  /** The values from the request's cookies. */
  readonly decision: ConsentDecision;
  readonly display: Display;
  /** Of the request: phones have no full-height sections and no parallax. */
  readonly userAgent: string;
};
