import { ALBUM_VIEWS } from '../albumViews.ts';
import { ArchedView } from '../components/ArchedView.tsx';
import { GalleryCard } from '../components/GalleryCard.tsx';
import type { HomePageData } from '../pageData.ts';
import { BROWSE_MODES } from '../browseModes.ts';
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

interface WaysProps {
  readonly id: string;
  readonly title: string;
  readonly ways: readonly { readonly address: string; readonly name: string }[];
}

function Ways({ id, title, ways }: WaysProps) {
  return (
    <nav className="site-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="site-corners">
        {ways.map(({ address, name }) => (
          <li key={address}>
            <a href={address}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The entry of the site. */
export function HomePage({ page }: { readonly page: HomePageData }) {
  return (
    <>
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
        {page.hero && <ArchedView image={page.hero} />}
      </section>

      <section className="site-section" aria-labelledby="galleries">
        <h2 id="galleries">Galleries</h2>
        <div className="site-cards">
          {page.galleries.map((gallery) => (
            <GalleryCard key={gallery.address} gallery={gallery} />
          ))}
        </div>
      </section>

      <Ways id="views" title="Views" ways={VIEW_WAYS} />
      <Ways id="albums" title="Albums" ways={ALBUM_WAYS} />
      <Ways id="playlists" title="Playlists" ways={PLAYLIST_WAYS} />
      <Ways id="browsing" title="Browsing" ways={BROWSE_WAYS} />

      <section className="site-section" aria-labelledby="parts">
        <h2 id="parts">What it is made of</h2>
        <dl className="site-parts">
          {PARTS.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <Ways id="corners" title="Odd corners" ways={CORNERS} />
    </>
  );
}
