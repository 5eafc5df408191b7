import { useState } from 'react';
import { OffCanvasMenu, SiteNavigation, type OffCanvasMenuProps } from '@loggia/ui';
import { allParts, range, stage, Story, text, toggle, withControls } from './shared/index.ts';

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

const Menu = stage(SiteNavigation, { label: 'Main', items: MAIN });
const OffCanvasStage = stage(OffCanvasMenu, { menus: [MAIN, MORE] });

const story = withControls([Menu, SiteNavigation], {
  label: text('Main'),
  collapsible: toggle(true),
  durationMs: range(0, 3000, 500, 50),
  enabled: toggle(true),
});
const menuStory = withControls([OffCanvasStage, ControlledOffCanvasDemo], { label: text(''), enabled: toggle(true) });

export const Default = story(
  <Menu hint="Hover Practice and move diagonally: it stays open. Tab opens submenus, too, and Escape closes them. On touch, the first tap opens and the second follows the link." />,
);
export const WithoutAddress = story(
  <Menu
    hint="“Guides” has no link, so it is a button. Open it with Enter or Space."
    items={[...MAIN, { id: 'guides', label: 'Guides', items: [{ id: 'wills', label: 'Wills', href: '#wills' }] }]}
  />,
);
export const OffCanvas = menuStory(
  <OffCanvasStage hint="Two menus combined. Escape, a click outside, resizing and following a link close it." />,
);
function ControlledOffCanvasDemo(options: Partial<OffCanvasMenuProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OffCanvasStage
        hint="The app controls whether it is open."
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        {...options}
      />
      <button type="button" onClick={() => setIsOpen(true)}>
        Open the menu
      </button>
    </>
  );
}

export const ControlledOffCanvas = menuStory(<ControlledOffCanvasDemo />);
export const NothingToShow = story(
  <Story hint="A menu without items has no button.">
    <OffCanvasMenu menus={[]} />
    <SiteNavigation label="Main" items={[]} />
  </Story>,
);
export const LinkFailure = story(
  <Menu
    hint="A script URL is removed."
    items={[...MAIN, { id: 'bad', label: 'Broken', href: 'javascript:alert(1)' }]}
  />,
);
export const AsManyLinksAsASiteHas = story(
  <Menu
    hint="43 links do not fit the window. The submenu scrolls, and Property opens in its place."
    items={MAIN.map((item) =>
      item.id === 'practice' ? { ...item, items: [...(item.items ?? []), ...many(40, 'Field')] } : item,
    )}
  />,
);

export const AllParts = allParts('Navigation', { Default, WithoutAddress, OffCanvas });
