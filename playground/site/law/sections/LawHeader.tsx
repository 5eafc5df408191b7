import type { ConsentStore } from '@loggia/hooks';
import { CookieSettings, OffCanvasMenu, SiteNavigation } from '@loggia/ui';
import { LawMark } from '../components/LawMark.tsx';
import { LEFT_MENU, RIGHT_MENU } from '../content/menus.ts';

const MENUS = [LEFT_MENU, RIGHT_MENU];

/** The mark between two menus; in narrow windows one menu of both, beside the page. */
export function LawHeader({ consent }: { readonly consent: ConsentStore }) {
  return (
    <header className="law-header" id="top">
      <a className="law-skip" href="#content">
        Skip to content
      </a>
      {/* The bar is last in the page: this leads a keyboard to it, and the answer back. */}
      <CookieSettings source={consent} />
      <div className="law-bar">
        <SiteNavigation className="law-menu" label="The firm" items={LEFT_MENU} folds={false} />
        <LawMark />
        <SiteNavigation className="law-menu law-menu-end" label="Read and contact" items={RIGHT_MENU} folds={false} />
        <OffCanvasMenu className="law-burger" label="Menu" menus={MENUS} />
      </div>
    </header>
  );
}
