import type { ReactNode } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import { ALBUM_VIEWS } from '../albumViews.ts';
import type { GalleryTeaser, HomePageData } from '../pageData.ts';
import { BROWSE_MODES } from '../browseModes.ts';
import { EightLines } from '../home/EightLines.tsx';
import { InstallLine } from '../home/InstallLine.tsx';
import { ViewTiles } from '../home/ViewTiles.tsx';
import { WideCards } from '../home/WideCards.tsx';
import { PLAYLIST_VIEWS } from '../playlistViews.ts';
import { VIEWS } from '../views.ts';
import { ResponsivePicture } from '../components/ResponsivePicture.tsx';

const COUNT = new Intl.NumberFormat('en');

/** A link to one gallery. */
function GalleryCard({ gallery }: { readonly gallery: GalleryTeaser }) {
  return (
    <a className="site-card" href={gallery.address}>
      <span className="site-card-cover">
        {gallery.cover && (
          <ResponsivePicture image={gallery.cover} sizes="(min-width: 1100px) 30rem, (min-width: 640px) 45vw, 100vw" />
        )}
      </span>
      <span className="site-card-title">{gallery.title}</span>
      <span className="site-card-count">
        {COUNT.format(gallery.imageCount)} {gallery.imageCount === 1 ? 'image' : 'images'}
      </span>
      <span className="site-card-text">{gallery.description}</span>
    </a>
  );
}

const ARCHES = ['left', 'middle', 'right'] as const;
const SIZES = '(min-width: 1632px) 1536px, calc(100vw - 3rem)';

/** One landscape seen through the three arches of a loggia. All three use the same file, which is loaded once. */
function ArchedView({ image }: { readonly image: GalleryImage }) {
  return (
    <div className="site-arches" role="img" aria-label={image.title}>
      {ARCHES.map((arch) => (
        <div key={arch} className="site-arch" data-arch={arch}>
          <ResponsivePicture image={image} sizes={SIZES} priority />
        </div>
      ))}
    </div>
  );
}

const PARTS = [
  {
    name: 'Hooks',
    text: 'All behavior and no markup: galleries, lightbox, forms, video, keyboard, focus, deep links and requests.',
  },
  {
    name: 'Kit',
    text: 'Styled components built on the hooks. Change them with custom properties and slots, or write your own.',
  },
  {
    name: 'Backends',
    text: 'Use a WordPress site, your own server, or data in the page. This demo has a server that behaves like WordPress.',
  },
] as const;

const CORNERS = [
  { address: '/law', name: 'A law firm’s website' },
  { address: '/pages/two-galleries', name: 'Two galleries on a page' },
  { address: '/pages/plain-data', name: 'A gallery without a backend' },
  { address: '/pages/by-request', name: 'A gallery rendered in the browser' },
  { address: '/pages/embeds', name: 'Videos and posts' },
  { address: '/galleries/awkward', name: 'Titles with special characters' },
  { address: '/mounted', name: 'WordPress galleries, replaced by a script' },
  { address: '/mounted-playlists', name: 'WordPress playlists, replaced by a script' },
  { address: '/contact', name: 'A contact form' },
  { address: '/galleries/empty', name: 'An empty gallery' },
  { address: '/galleries/deleted', name: 'A deleted gallery' },
] as const;

const waysTo = (folder: string, views: Readonly<Record<string, { readonly name: string }>>) =>
  Object.entries(views).map(([view, { name }]) => ({ address: `/${folder}/${view}`, name }));

const WAYS = [
  { id: 'all-views', title: 'All views', ways: waysTo('views', VIEWS) },
  { id: 'all-albums', title: 'Albums', ways: waysTo('albums', ALBUM_VIEWS) },
  { id: 'all-playlists', title: 'Playlists', ways: waysTo('playlists', PLAYLIST_VIEWS) },
  { id: 'all-browsing', title: 'Browsing', ways: waysTo('browse', BROWSE_MODES) },
  { id: 'corners', title: 'More pages', ways: CORNERS },
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
    <Section id="figures" title="Compared with other libraries">
      <dl className="site-figures">
        {figures.map(({ value, text }) => (
          <div key={text}>
            <dt>{value}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="site-honest">
        {honestLine} <a href="/docs/benchmarks.md">All benchmarks, including those where others are ahead</a>
      </p>
    </Section>
  );
}

/** Links to every page of the site. */
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
          Loggia is for React developers who build photo sites. It has galleries, lightboxes, forms and video playlists,
          as headless hooks and as a styled kit.
        </p>
        <p className="site-actions">
          <a className="site-button" href="/galleries/landscapes">
            Open a gallery
          </a>
          <a className="site-link" href="/galleries/archive">
            Or one with 10,000 images
          </a>
        </p>
      </div>
      {hero && <ArchedView image={hero} />}
    </section>
  );
}

/** The home page. */
export function HomePage({ page }: { readonly page: HomePageData }) {
  return (
    <>
      <Hero hero={page.hero} />
      {page.previews && (
        <Section
          id="views"
          title="Views"
          text="Every view of the kit, with images of this demo. Choose one to open its page."
        >
          <ViewTiles previews={page.previews} />
        </Section>
      )}
      <Section
        id="code"
        title="Eight lines"
        text="The complete code of this gallery. It includes a lightbox: click an image."
      >
        <EightLines />
        <InstallLine />
      </Section>
      <Section id="more" title="More than galleries">
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
      <Section id="parts" title="What is in the packages">
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
