import { Reveal } from '@loggia/ui';
import { LawIcon } from '../components/LawIcon.tsx';
import { LawPicture } from '../components/LawPicture.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { ATTORNEYS } from '../content/attorneys.ts';

const waysTo = (handle: string) =>
  [
    { icon: 'network', label: 'on Guild', href: `https://guild.example/in/${handle}` },
    { icon: 'letter', label: 'on Crossing', href: `https://crossing.example/${handle}` },
    { icon: 'mail', label: 'by email', href: `mailto:${handle}@haldenrooke.example` },
  ] as const;

/** The attorneys, with links to their profiles. */
export function Attorneys() {
  return (
    <section className="law-section law-attorneys" id="attorneys" aria-labelledby="attorneys-title">
      <div className="law-width">
        <SectionHead id="attorneys-title" kicker="Attorneys" title="You will meet one of us first" />
        <div className="law-cards">
          {ATTORNEYS.map(({ name, role, text, handle, picture }) => (
            <Reveal as="article" key={handle} className="law-person">
              <LawPicture picture={picture} sizes="(min-width: 44rem) 30vw, (min-width: 26rem) 24rem, 100vw" />
              <h3>{name}</h3>
              <p className="law-role">{role}</p>
              <p>{text}</p>
              <ul className="law-social">
                {waysTo(handle).map(({ icon, label, href }) => (
                  <li key={icon}>
                    <a href={href} rel="noreferrer" aria-label={`${name} ${label}`}>
                      <LawIcon name={icon} />
                    </a>
                  </li>
                ))}
              </ul>
            </Reveal>
          ))}
        </div>
      </div>
    </section>
  );
}
