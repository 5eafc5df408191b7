import { MediaLink, ProgressBar, Reveal } from '@loggia/ui';
import { LawIcon } from '../components/LawIcon.tsx';
import { LawPicture } from '../components/LawPicture.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { FILM, REASONS } from '../content/reasons.ts';
import { lawPictures } from '../pictures.ts';

const { still } = FILM;

/** About the firm, with a video, reasons to choose it, and progress bars. */
export function WhyUs() {
  return (
    <section className="law-section law-why" id="firm" aria-labelledby="firm-title">
      <div className="law-width law-columns">
        <Reveal as="figure" effect="fadeInLeft" className="law-film">
          <LawPicture picture={lawPictures.meetingRoom} sizes="(min-width: 60rem) 45vw, 100vw" />
          <figcaption className="law-film-card">
            <span className="law-film-still">
              <img
                src={still.url}
                width={still.width}
                height={still.height}
                alt=""
                loading="lazy"
                fetchPriority="low"
                decoding="async"
              />
              <LawIcon name="play" />
            </span>
            <span>
              <MediaLink href={FILM.href} popupTitle={FILM.title} className="law-film-link">
                {FILM.title}
              </MediaLink>
              <small>{FILM.text}</small>
            </span>
          </figcaption>
        </Reveal>
        <div>
          <SectionHead id="firm-title" kicker="The firm" title={REASONS.title}>
            {REASONS.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </SectionHead>
          <div className="law-measures">
            {REASONS.measures.map(({ label, value }) => (
              <ProgressBar key={label} label={label} value={value} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
