import { lazy } from 'react';
import type { AdminPageData } from '../pageData.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { InboxPage } from './InboxPage.tsx';
import { PhotoImportPage } from './PhotoImportPage.tsx';

/** Loaded lazily, because only administrators need the upload code. */
const MediaPage = lazy(async () => ({ default: (await import('./MediaPage.tsx')).MediaPage }));

/** A page for administrators. */
export function AdminPage({ page }: { readonly page: AdminPageData }) {
  switch (page.kind) {
    case 'dashboard':
      return <DashboardPage page={page} />;
    case 'inbox':
      return <InboxPage page={page} />;
    case 'photoImport':
      return <PhotoImportPage page={page} />;
    case 'media':
      return <MediaPage page={page} />;
  }
}
