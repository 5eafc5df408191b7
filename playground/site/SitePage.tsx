import { KitProvider } from '@loggia/ui';
import { lazy } from 'react';
import type { Display } from './display/display.ts';
import { SiteFrame } from './components/SiteFrame.tsx';
import type { ContactPageData, PageData, PlaylistsPageData } from './pageData.ts';
import { AdminPage } from './pages/AdminPage.tsx';
import { AlbumPage } from './pages/AlbumPage.tsx';
import { BrowsePage } from './pages/BrowsePage.tsx';
import { DocsPage } from './pages/DocsPage.tsx';
import { EmbedsPage } from './pages/EmbedsPage.tsx';
import { GalleriesPage } from './pages/GalleriesPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { MessagePage } from './pages/MessagePage.tsx';
import { PlainPage } from './pages/PlainPage.tsx';
import { PostsPage } from './pages/PostsPage.tsx';
import { RequestedPage } from './pages/RequestedPage.tsx';
import { ViewPage } from './pages/ViewPage.tsx';

/**
 * Loaded lazily, so that galleries do not wait for the form code. Until then the server-rendered form stays and can be
 * posted. Without a Suspense boundary, because React may stream its content with an inline script, which our policy
 * blocks.
 */
const ContactPage = lazy(async () => ({ default: (await import('./pages/ContactPage.tsx')).ContactPage }));

/** The same for the player code. */
const PlaylistsPage = lazy(async () => ({ default: (await import('./pages/PlaylistsPage.tsx')).PlaylistsPage }));

function LatePage({ page }: { readonly page: ContactPageData | PlaylistsPageData }) {
  return page.kind === 'contact' ? <ContactPage page={page} /> : <PlaylistsPage page={page} />;
}

function PageContent({ page }: { readonly page: PageData }) {
  switch (page.kind) {
    case 'home':
      return <HomePage page={page} />;
    case 'galleries':
      return <GalleriesPage page={page} />;
    case 'albums':
      return <AlbumPage page={page} />;
    case 'plain':
      return <PlainPage page={page} />;
    case 'requested':
      return <RequestedPage page={page} />;
    case 'embeds':
      return <EmbedsPage page={page} />;
    case 'posts':
      return <PostsPage page={page} />;
    case 'view':
      return <ViewPage page={page} />;
    case 'browse':
      return <BrowsePage page={page} />;
    case 'contact':
    case 'playlists':
      return <LatePage page={page} />;
    case 'docs':
      return <DocsPage page={page} />;
    case 'message':
      return <MessagePage page={page} />;
    default:
      return <AdminPage page={page} />;
  }
}

export interface SitePageProps {
  readonly page: PageData;
  /** '' in the browser, which hides nonces from scripts. */
  readonly styleNonce: string;
  /** The user's choice. */
  readonly display: Display;
}

/** Any page of the site, rendered by the server and hydrated in the browser from the same data. */
export function SitePage({ page, styleNonce, display }: SitePageProps) {
  return (
    <KitProvider nonce={styleNonce}>
      <SiteFrame page={page} display={display}>
        <PageContent page={page} />
      </SiteFrame>
    </KitProvider>
  );
}
