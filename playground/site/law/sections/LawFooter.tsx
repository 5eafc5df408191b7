import type { ConsentStore } from '@loggia/hooks';
import { BackToTop, CookieSettings } from '@loggia/ui';
import { LawMark } from '../components/LawMark.tsx';
import { FIRM } from '../content/firm.ts';
import { PRACTICE_AREAS } from '../content/practiceAreas.ts';
import { ROOMS } from '../content/rooms.ts';

/** The firm's name and address, and the legal links. */
export function LawFooter({ consent }: { readonly consent: ConsentStore }) {
  return (
    <footer className="law-footer">
      <div className="law-width law-footer-columns">
        <div>
          <LawMark />
          <p>
            {FIRM.street}, {FIRM.city}
            <br />
            <a href={FIRM.phoneHref} dir="ltr">
              {FIRM.phone}
            </a>
            <br />
            <a href={`mailto:${FIRM.email}`}>{FIRM.email}</a>
          </p>
        </div>
        <nav aria-labelledby="footer-practice">
          <h2 id="footer-practice">Practice</h2>
          <ul>
            {PRACTICE_AREAS.map(({ id, title }) => (
              <li key={id}>
                <a href={`/law/practice#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-rooms">
          <h2 id="footer-rooms">Pictures and films</h2>
          <ul>
            {ROOMS.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="law-width law-colophon">
        <p>© 2026 {FIRM.name}</p>
        <p>
          <a href="/law/privacy">Privacy</a>
          <a href="/law/imprint">Imprint</a>
          <a href="/">Made with Loggia</a>
        </p>
        <CookieSettings source={consent} />
        <BackToTop />
      </div>
    </footer>
  );
}
