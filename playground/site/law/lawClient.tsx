import '@loggia/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { PAGE_DATA_ID, ROOT_ID } from '../document/elementIds.ts';
import './styles/law.css';
import { LawPage } from './LawPage.tsx';
import type { LawPageData } from './lawPageData.ts';
import { lateSections } from './lateSections.ts';

const root = document.getElementById(ROOT_ID);
const data = document.getElementById(PAGE_DATA_ID)?.textContent;

if (root && data) {
  hydrateRoot(root, <LawPage page={JSON.parse(data) as LawPageData} sections={lateSections} styleNonce="" />);
}
