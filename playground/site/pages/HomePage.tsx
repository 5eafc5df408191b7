import type { ReactNode } from 'react';
import { ALBUM_VIEWS } from '../albumViews.ts';
import { ArchedView } from '../components/ArchedView.tsx';
import { GalleryCard } from '../components/GalleryCard.tsx';
import type { HomePageData } from '../pageData.ts';
import { BROWSE_MODES } from '../browseModes.ts';
import { EightLines } from '../home/EightLines.tsx';
import { InstallLine } from '../home/InstallLine.tsx';
import { ViewTiles } from '../home/ViewTiles.tsx';
import { WideCards } from '../home/WideCards.tsx';
import { PLAYLIST_VIEWS } from '../playlistViews.ts';
import { VIEWS } from '../views.ts';

const PARTS = [
  {
    name: 'Hooks',
    text: 'All behaviour and no markup: paging, windowed layout, lightbox, keyboard, deep links, preloading, hit counts.',
  },
  {
    name: 'Kit',
    text: 'Markup and styles on top of the hooks, with tokens for colour and space. Take it as it is, or take it apart.',
  },
  {
    name: 'Back ends',
    text: 'A WordPress gallery, or data that is already on the page. This site runs on an embedded one that speaks the same wire.',
  },
] as const;

const CORNERS = [
  { address: '/law', name: 'A law firm’s page' },
  { address: '/pages/two-galleries', name: 'Two galleries on a page' },
  { address: '/pages/plain-data', name: 'Plain data, no back end' },
  { address: '/pages/by-request', name: 'A gallery by request' },
  { address: '/pages/embeds', name: 'Videos and posts' },
  { address: '/galleries/awkward', name: 'Awkward titles' },
  { address: '/mounted', name: 'A server-rendered page, taken over' },
  { address: '/mounted-playlists', name: 'Server-rendered playlists, taken over' },
  { address: '/contact', name: 'A contact form' },
  { address: '/galleries/empty', name: 'An empty gallery' },
  { address: '/galleries/deleted', name: 'A deleted gallery' },
] as const;

const ALBUM_WAYS = Object.entries(ALBUM_VIEWS).map(([view, { name }]) => ({ address: `/albums/${view}`, name }));
const VIEW_WAYS = Object.entries(VIEWS).map(([view, { name }]) => ({ address: `/views/${view}`, name }));

const PLAYLIST_WAYS = Object.entries(PLAYLIST_VIEWS).map(([view, { name }]) => ({
  address: `/playlists/${view}`,
  name,
}));

const BROWSE_WAYS = Object.entries(BROWSE_MODES).map(([mode, { name }]) => ({ address: `/browse/${mode}`, name }));

const WAYS = [
  { id: 'all-views', title: 'All views', ways: VIEW_WAYS },
  { id: 'all-albums', title: 'Albums', ways: ALBUM_WAYS },
  { id: 'all-playlists', title: 'Playlists', ways: PLAYLIST_WAYS },
  { id: 'all-browsing', title: 'Browsing', ways: BROWSE_WAYS },
  { id: 'corners', title: 'Odd corners', ways: CORNERS },
] as const;

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Section({ id, title, text, children }: SectionProps) {
  return (
    <section className="site-section" aria-labelledby={id}>
      <div className="site-section-head">
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}

function Figures({ figures, honestLine }: Pick<HomePageData, 'figures' | 'honestLine'>) {
  return (
    <Section id="figures" title="Measured, beside the others">
      <dl className="site-figures">
        {figures.map(({ value, text }) => (
          <div key={text}>
            <dt>{value}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="site-honest">
        {honestLine} <a href="/docs/benchmarks.md">All figures, and where others are ahead</a>
      </p>
    </Section>
  );
}

/** Every page of the site by its name. */
function AllPages() {
  return (
    <div className="site-section site-all">
      {WAYS.map(({ id, title, ways }) => (
        <nav key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <ul>
            {ways.map(({ address, name }) => (
              <li key={address}>
                <a href={address}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

function Hero({ hero }: Pick<HomePageData, 'hero'>) {
  return (
    <section className="site-hero" aria-labelledby="title">
      <div className="site-hero-text">
        <h1 id="title">A gallery that opens onto the street</h1>
        <p>
          Loggia is the front of a photo site: galleries and a lightbox as headless React hooks, and a thin kit that
          wears them.
        </p>
        <p className="site-actions">
          <a className="site-button" href="/galleries/landscapes">
            See the landscapes
          </a>
          <a className="site-link" href="/galleries/archive">
            Or ten thousand images
          </a>
        </p>
      </div>
      {hero && <ArchedView image={hero} />}
    </section>
  );
}

/** The entry of the site. */
export function HomePage({ page }: { readonly page: HomePageData }) {
  return (
    <>
      <Hero hero={page.hero} />
      {page.previews && (
        <Section id="views" title="Views" text="Each of these is the kit at work, with a few pictures of this site.">
          <ViewTiles previews={page.previews} />
        </Section>
      )}
      <Section
        id="code"
        title="Eight lines"
        text="All the code of the gallery beside it. Its lightbox comes with it: press a picture."
      >
        <EightLines />
        <InstallLine />
      </Section>
      <Section id="more" title="And the rest of the site">
        <WideCards />
      </Section>
      <Figures figures={page.figures} honestLine={page.honestLine} />
      <Section id="galleries" title="Galleries">
        <div className="site-cards">
          {page.galleries.map((gallery) => (
            <GalleryCard key={gallery.address} gallery={gallery} />
          ))}
        </div>
      </Section>
      <Section id="parts" title="What it is made of">
        <dl className="site-parts">
          {PARTS.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <AllPages />
    </>
  );
}
