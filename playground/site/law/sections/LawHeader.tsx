import { OffCanvasMenu, SiteNavigation } from '@loggia/ui';
import { LawMark } from '../components/LawMark.tsx';
import { LEFT_MENU, RIGHT_MENU } from '../content/menus.ts';

const MENUS = [LEFT_MENU, RIGHT_MENU];

/** The mark between two menus; in narrow windows one menu of both, beside the page. */
export function LawHeader() {
  return (
    <header className="law-header" id="top">
      <a className="law-skip" href="#content">
        Skip to content
      </a>
      <div className="law-bar">
        <SiteNavigation className="law-menu" label="The firm" items={LEFT_MENU} folds={false} />
        <LawMark />
        <SiteNavigation className="law-menu law-menu-end" label="Read and contact" items={RIGHT_MENU} folds={false} />
        <OffCanvasMenu className="law-burger" label="Menu" menus={MENUS} />
      </div>
    </header>
  );
}
