import { OffCanvasMenu, SiteNavigation } from '@loggia/ui';
import type { Display } from '../../display/display.ts';
import { DisplayMenu } from '../../display/DisplayMenu.tsx';
import { LawMark } from '../components/LawMark.tsx';
import { LEFT_MENU, RIGHT_MENU } from '../content/menus.ts';
import { LAW_THEME } from '../lawPageData.ts';

const MENUS = [LEFT_MENU, RIGHT_MENU];

export interface LawHeaderProps {
  readonly path: string;
  readonly display: Display;
  /** Whether the page's first picture fills the viewport and the header overlaps it. */
  readonly isOverHero: boolean;
}

/**
 * The logo between two menus, and the display menu. In narrow viewports, both menus are combined in an off-canvas menu.
 */
export function LawHeader({ path, display, isOverHero }: LawHeaderProps) {
  return (
    <header className="law-header" id="top" data-over-hero={isOverHero ? '' : undefined}>
      <a className="law-skip" href="#content">
        Skip to content
      </a>
      <div className="law-bar">
        <SiteNavigation className="law-menu" label="The firm" items={LEFT_MENU} collapsible={false} />
        <LawMark />
        <div className="law-bar-end">
          <SiteNavigation className="law-menu" label="Read and contact" items={RIGHT_MENU} collapsible={false} />
          <DisplayMenu path={path} initialDisplay={display} brand={LAW_THEME} />
          <OffCanvasMenu className="law-burger" label="Menu" menus={MENUS} />
        </div>
      </div>
    </header>
  );
}
