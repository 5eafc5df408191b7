import type { ConsentSource } from '@loggia/hooks';
import { MediaLink } from '@loggia/ui';
import { PROVIDERS_PATH } from '../../../server/constants.ts';
import { LawIcon } from '../components/LawIcon.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { FIRM } from '../content/firm.ts';

/** A page of the CMS that replaces the map's provider, so that the demo does not contact it. */
const MAP_HOSTS = { openStreetMap: `${PROVIDERS_PATH}/openstreetmap` };

/** The zoom at which the map shows the surrounding country. */
const MAP_ZOOM = 7;

/** The stretch of the North Sea coast where the firm's fictional port is located. */
const COAST = { latitude: 54.55, longitude: -0.8 };

/** The firm's location. */
const MAP_HREF =
  `https://www.openstreetmap.org/?mlat=${COAST.latitude}&mlon=${COAST.longitude}` +
  `#map=${MAP_ZOOM}/${COAST.latitude}/${COAST.longitude}`;

/** The firm's location. A drawing is shown in place of the map until the user agrees to load it. */
export function Place({ consent }: { readonly consent: ConsentSource }) {
  return (
    <section className="law-section law-place" id="place" aria-labelledby="place-title">
      <div className="law-width law-columns">
        <div>
          <SectionHead id="place-title" kicker="Visit" title="Under the arcades">
            <address>
              {FIRM.street}
              <br />
              {FIRM.city}
            </address>
            <p>
              On the North Sea coast, two minutes from the ferry and five from the courthouse. The door with the brass
              lantern.
            </p>
            <p>
              <a href={MAP_HREF} rel="noreferrer">
                The coast on OpenStreetMap
              </a>
            </p>
          </SectionHead>
        </div>
        <div className="law-map">
          <img
            src="/assets/law/map.svg"
            width="600"
            height="400"
            alt="The streets around Arcade Row: the courthouse one street up, the ferry two down"
            loading="lazy"
          />
          <MediaLink
            className="law-button"
            href={MAP_HREF}
            hosts={MAP_HOSTS}
            popupTitle="Map of Port Halden"
            requiresConsent
            consent={consent}
          >
            <LawIcon name="pin" /> Show the map
          </MediaLink>
        </div>
      </div>
    </section>
  );
}
