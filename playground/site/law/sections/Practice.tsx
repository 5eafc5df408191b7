import { Reveal } from '@loggia/ui';
import { LawIcon } from '../components/LawIcon.tsx';
import { LawLink } from '../components/LawLink.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { PRACTICE_AREAS } from '../content/practiceAreas.ts';

/** Six practice areas, and a link to all details. */
export function Practice() {
  return (
    <section className="law-section law-practice" id="practice" aria-labelledby="practice-title">
      <div className="law-width">
        <SectionHead id="practice-title" kicker="Practice areas" title="What we are asked, most days" />
        <ul className="law-areas">
          {PRACTICE_AREAS.map(({ id, icon, title, text }) => (
            <Reveal as="li" key={id} className="law-area site-whole">
              <LawIcon name={icon} />
              <h3>
                <a href={`/law/practice#${id}`}>{title}</a>
              </h3>
              <p>{text}</p>
            </Reveal>
          ))}
        </ul>
        <LawLink href="/law/practice" className="law-button-quiet">
          View more of our practice
        </LawLink>
      </div>
    </section>
  );
}
