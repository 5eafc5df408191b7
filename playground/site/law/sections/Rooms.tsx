import { Reveal } from '@loggia/ui';
import { SectionHead } from '../components/SectionHead.tsx';
import { ROOMS } from '../content/rooms.ts';

/** Galleries and playlists elsewhere on the site. */
export function Rooms() {
  return (
    <section className="law-section law-rooms" id="gallery" aria-labelledby="gallery-title">
      <div className="law-width">
        <SectionHead id="gallery-title" kicker="Around the house" title="Pictures and films" />
        <ul className="law-room-list">
          {ROOMS.map(({ href, kind, title, text }) => (
            <Reveal as="li" key={href} effect="fadeIn" className="law-room site-whole">
              <p className="law-kicker">{kind}</p>
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>{text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
