import { KitProvider } from '@loggia/ui';
import { lazy, type ComponentType } from 'react';
import type { Display } from './display/display.ts';
import { SiteFrame } from './components/SiteFrame.tsx';
import type { PageData } from './pageData.ts';
import { AlbumPage } from './pages/AlbumPage.tsx';
import { BrowsePage } from './pages/BrowsePage.tsx';
import { DashboardPage } from './pages/DashboardPage.tsx';
import { DocsPage } from './pages/DocsPage.tsx';
import { EmbedsPage } from './pages/EmbedsPage.tsx';
import { GalleriesPage } from './pages/GalleriesPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { InboxPage } from './pages/InboxPage.tsx';
import { MessagePage } from './pages/MessagePage.tsx';
import { PhotoImportPage } from './pages/PhotoImportPage.tsx';
import { PlainPage } from './pages/PlainPage.tsx';
import { PostsPage } from './pages/PostsPage.tsx';
import { RequestedPage } from './pages/RequestedPage.tsx';
import { ViewPage } from './pages/ViewPage.tsx';

/**
 * Loaded lazily, so that galleries do not wait for the form code. Until it has loaded, the server-rendered form remains
 * and can be posted. There is no Suspense boundary, because React may stream a boundary's content with an inline
 * script, which our policy blocks.
 */
const ContactPage = lazy(async () => ({ default: (await import('./pages/ContactPage.tsx')).ContactPage }));

/** Loaded lazily, so that galleries do not wait for the player code either. */
const PlaylistsPage = lazy(async () => ({ default: (await import('./pages/PlaylistsPage.tsx')).PlaylistsPage }));

/** Only administrators need the upload code. */
const MediaPage = lazy(async () => ({ default: (await import('./pages/MediaPage.tsx')).MediaPage }));

type Kind = PageData['kind'];
type PageComponent<TKind extends Kind> = ComponentType<{ readonly page: Extract<PageData, { kind: TKind }> }>;

const PAGES: { readonly [TKind in Kind]: PageComponent<TKind> } = {
  home: HomePage,
  galleries: GalleriesPage,
  albums: AlbumPage,
  plain: PlainPage,
  requested: RequestedPage,
  embeds: EmbedsPage,
  posts: PostsPage,
  view: ViewPage,
  browse: BrowsePage,
  contact: ContactPage,
  playlists: PlaylistsPage,
  docs: DocsPage,
  message: MessagePage,
  dashboard: DashboardPage,
  inbox: InboxPage,
  photoImport: PhotoImportPage,
  media: MediaPage,
};

export interface SitePageProps {
  readonly page: PageData;
  /** '' in the browser, which hides nonces from scripts. */
  readonly styleNonce: string;
  /** The display settings that the user has chosen. */
  readonly display: Display;
}

/** Any page of the site, rendered by the server and hydrated in the browser from the same data. */
export function SitePage({ page, styleNonce, display }: SitePageProps) {
  const Page = PAGES[page.kind] as ComponentType<{ readonly page: PageData }>;
  return (
    <KitProvider nonce={styleNonce}>
      <SiteFrame page={page} display={display}>
        <Page page={page} />
      </SiteFrame>
    </KitProvider>
  );
}
