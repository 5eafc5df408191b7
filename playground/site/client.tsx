import '@loggia/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import './styles/site.css';
import { readDisplay } from './display/display.ts';
import { PAGE_DATA_ID, ROOT_ID } from './document/elementIds.ts';
import type { PageData } from './pageData.ts';
import { SitePage } from './SitePage.tsx';

const root = document.getElementById(ROOT_ID);
const data = document.getElementById(PAGE_DATA_ID)?.textContent;

if (root && data) {
  const page = JSON.parse(data) as PageData;
  hydrateRoot(root, <SitePage page={page} styleNonce="" display={readDisplay(document.cookie)} />);
}
