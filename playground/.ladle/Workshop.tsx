import { useLayoutEffect, useState, type Dispatch, type ReactNode } from 'react';
import type { GlobalAction, GlobalState, ThemeState } from '@ladle/react';
import { isAllParts } from '../stories/shared/urls.ts';
import { capabilityOf } from '../stories/shared/capabilities.ts';
import { OptionsTables } from './OptionsTables.tsx';
import { patchPictures, patchRequests } from './slowPictures.ts';
import { StorySource } from './StorySource.tsx';
import { applyToPage, useSwitches, type Switches } from './switches.ts';
import { WorkshopBar } from './WorkshopBar.tsx';
import './workshop.css';

interface WorkshopProps {
  readonly ladle: GlobalState;
  readonly dispatch: Dispatch<GlobalAction>;
  readonly children: ReactNode;
}

const SCHEMES = { light: 'light', dark: 'dark', auto: 'light dark' } as const;

patchPictures(window);
patchRequests(window);

/**
 * Applies the color scheme and the switches to the page that contains the story: the workshop's own page, or the page
 * in Ladle's width frame.
 */
function dressPage(page: Document, theme: ThemeState, switches: Switches): void {
  const { documentElement: root, defaultView } = page;
  root.style.colorScheme = SCHEMES[theme];
  if (String(theme) === 'auto') delete root.dataset['loggiaTheme'];
  else root.dataset['loggiaTheme'] = theme;
  if (page === document) return;
  if (defaultView) patchPictures(defaultView as Window & typeof globalThis);
  applyToPage(page, switches);
}

/** The frame around each story, with navigation, switches, and the options of its capability. */
export function Workshop({ ladle, dispatch, children }: WorkshopProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { story, theme, rtl } = ladle;
  const switches = useSwitches();
  const { motion, network, requests } = switches;
  const capability = capabilityOf(story);
  useLayoutEffect(() => {
    dressPage(element?.ownerDocument ?? document, theme, switches);
  }, [element, theme, switches]);
  if (String(ladle.mode) === 'preview') return children;
  return (
    <div ref={setElement} className="workshop">
      <WorkshopBar capability={capability} theme={theme} isRightToLeft={rtl} dispatch={dispatch} />
      {/* Remounts the story if a switch changes a value that is only read on mount. */}
      <div key={`${story} ${motion} ${network} ${requests}`} className="workshop-story">
        {children}
      </div>
      {capability && <OptionsTables key={story} capability={capability} isOpen={isAllParts(story)} />}
      {capability && <StorySource key={capability.file} file={capability.file} />}
    </div>
  );
}
