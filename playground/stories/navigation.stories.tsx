import '@loggia/ui/styles.css';
import { useState } from 'react';
import { OffCanvasMenu, SiteNavigation, type OffCanvasMenuProps } from '@loggia/ui';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import { range, text, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Navigation' };

const MAIN = [
  { id: 'home', label: 'Home', href: '#home', isCurrent: true },
  {
    id: 'practice',
    label: 'Practice',
    href: '#practice',
    items: [
      { id: 'family', label: 'Family', href: '#family' },
      {
        id: 'property',
        label: 'Property',
        href: '#property',
        items: [
          { id: 'buying', label: 'Buying a house', href: '#buying' },
          { id: 'letting', label: 'Letting a flat', href: '#letting' },
        ],
      },
      { id: 'work', label: 'Work', href: '#work' },
    ],
  },
  {
    id: 'firm',
    label: 'The firm',
    href: '#firm',
    items: [{ id: 'people', label: 'People', href: '#people' }],
  },
];
const MORE = [
  { id: 'journal', label: 'Journal', href: '#journal' },
  { id: 'contact', label: 'Contact', href: '#contact' },
];

const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, number) => ({
    id: `${name}${number}`,
    label: `${name} ${number + 1}`,
    href: '#field',
  }));

const story = withControls([SiteNavigation, ControlledOffCanvasDemo], {
  label: text('Main'),
  collapsible: toggle(true),
  durationMs: range(0, 3000, 500, 50),
  enabled: toggle(true),
});
const menuStory = withControls(OffCanvasMenu, { label: text(''), enabled: toggle(true) });

export const Default = story(
  <Story hint="Hover Practice and move diagonally: it stays open. On touch, the first tap opens and the second follows the link.">
    <SiteNavigation label="Main" items={MAIN} />
  </Story>,
);
export const Keyboard = story(
  <Story hint="Tab moves through all links and opens their submenus. Escape closes.">
    <SiteNavigation label="Main" items={MAIN} />
  </Story>,
);
export const RightToLeft = story(
  <Story hint="Submenus open to the other side." dir="rtl">
    <SiteNavigation label="Main" items={MAIN} />
  </Story>,
);
export const WithoutAddress = story(
  <Story hint="“Guides” has no link, so it is a button. Open it with Enter or Space.">
    <SiteNavigation
      label="Main"
      items={[...MAIN, { id: 'guides', label: 'Guides', items: [{ id: 'wills', label: 'Wills', href: '#wills' }] }]}
    />
  </Story>,
);
export const OffCanvas = menuStory(
  <Story hint="Two menus combined. Escape, a click outside, resizing and following a link close it.">
    <OffCanvasMenu menus={[MAIN, MORE]} />
  </Story>,
);
function ControlledOffCanvasDemo(options: Partial<OffCanvasMenuProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Story hint="The app controls whether it is open.">
      <OffCanvasMenu menus={[MAIN, MORE]} isOpen={isOpen} onOpenChange={setIsOpen} {...options} />
      <button type="button" onClick={() => setIsOpen(true)}>
        Open the menu
      </button>
    </Story>
  );
}

export const ControlledOffCanvas = story(<ControlledOffCanvasDemo />);
export const NothingToShow = story(
  <Story hint="A menu without items has no button.">
    <OffCanvasMenu menus={[]} />
    <SiteNavigation label="Main" items={[]} />
  </Story>,
);
export const ReducedMotionWanted = story(
  <ReducedMotion>
    <Story hint="With reduced motion, submenus appear without animation.">
      <SiteNavigation label="Main" items={MAIN} />
    </Story>
  </ReducedMotion>,
);
export const LinkFailure = story(
  <Story hint="A script URL is removed.">
    <SiteNavigation label="Main" items={[...MAIN, { id: 'bad', label: 'Broken', href: 'javascript:alert(1)' }]} />
  </Story>,
);
export const AsManyLinksAsASiteHas = story(
  <Story hint="43 links do not fit the window. The submenu scrolls, and Property opens in its place.">
    <SiteNavigation
      label="Main"
      items={MAIN.map((item) =>
        item.id === 'practice' ? { ...item, items: [...(item.items ?? []), ...many(40, 'Field')] } : item,
      )}
    />
  </Story>,
);

export const AllParts = allParts('Navigation', { Default, WithoutAddress, OffCanvas });
