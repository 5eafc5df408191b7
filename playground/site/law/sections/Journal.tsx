import { Reveal } from '@loggia/ui';
import { LawPicture } from '../components/LawPicture.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { formatDate } from '../components/formatDate.ts';
import { ARTICLE_LINKS } from '../content/articleLinks.ts';

/** The latest journal articles. */
export function Journal() {
  return (
    <section className="law-section law-journal" id="journal" aria-labelledby="journal-title">
      <div className="law-width">
        <SectionHead id="journal-title" kicker="Journal" title="Recent posts" />
        <div className="law-cards">
          {ARTICLE_LINKS.map(({ slug, date, title, teaser, picture }) => (
            <Reveal as="article" key={slug} className="law-card site-whole">
              <LawPicture picture={picture} sizes="(min-width: 44rem) 30vw, 100vw" alt="" />
              <p className="law-kicker">
                <time dateTime={date}>{formatDate(date)}</time>
              </p>
              <h3>
                <a href={`/law/${slug}`}>{title}</a>
              </h3>
              <p>{teaser}</p>
            </Reveal>
          ))}
        </div>
      </div>
    </section>
  );
}
