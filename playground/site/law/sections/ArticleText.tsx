import { formatDate } from '../components/formatDate.ts';
import type { LawArticle } from '../lawPageData.ts';

/** A text page. */
export function ArticleText({ article }: { readonly article: LawArticle }) {
  const { title, date, lead, sections } = article;
  return (
    <article className="law-article">
      <header>
        {date && (
          <p className="law-kicker">
            <time dateTime={date}>{formatDate(date)}</time>
          </p>
        )}
        <h1>{title}</h1>
        <p className="law-lead">{lead}</p>
      </header>
      {sections.map((section) => (
        <section key={section.title ?? section.paragraphs[0]} id={section.id}>
          {section.title && <h2>{section.title}</h2>}
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p>
        <a className="law-button law-button-quiet" href="/law#consultation">
          Ask for a consultation
        </a>
      </p>
    </article>
  );
}
