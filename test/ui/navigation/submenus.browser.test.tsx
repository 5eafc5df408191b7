import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteNavigation } from '@loggia/ui';
import type { NavigationItem } from '@loggia/hooks';
import { middleOf, mouse } from '../../helpers/fingers.ts';
import { LEFT, focusOn, link, tap } from './menus.ts';

const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, number) => ({ id: `${name}${number}`, label: `${name} ${number}`, href: '#' }));

const renderMenu = (items: readonly NavigationItem[] = LEFT) =>
  render(
    <StrictMode>
      <SiteNavigation label="Main" items={items} />
      <main style={{ marginTop: 600 }}>Elsewhere</main>
    </StrictMode>,
  );

afterEach(async () => {
  history.replaceState(null, '', location.pathname + location.search);
  await page.viewport(1280, 800);
});

const AWAY = { x: 900, y: 700 };

// A pointer left by another test could hover over the menu.
beforeEach(() => mouse('mouseMoved', AWAY));

test('keyboard navigation opens each focused submenu, even if the pointer rests on another one', async () => {
  await renderMenu();
  await mouse('mouseMoved', middleOf(link('People').element()));
  await expect.element(link('Ada')).toBeVisible();
  focusOn('Home');
  await userEvent.tab();
  await expect.element(link('Practice')).toHaveFocus();
  await expect.element(link('Family')).toBeVisible();
  await userEvent.tab();
  await expect.element(link('Family')).toHaveFocus();
});

describe('pressing Escape', () => {
  test('closes the innermost submenu and focuses its opener', async () => {
    await renderMenu();
    focusOn('Home');
    // Without waiting between the presses.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(link('Heirs')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Family')).toHaveFocus();
    await expect.element(link('Heirs')).not.toBeVisible();
    await expect.element(link('Land')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Practice')).toHaveFocus();
    await expect.element(link('Land')).not.toBeVisible();
  });

  test('closes a collapsible menu and focuses its button', async () => {
    await page.viewport(390, 700);
    await renderMenu();
    await page.getByRole('button', { name: 'Menu' }).click();
    await userEvent.tab();
    await expect.element(link('Home')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Home')).not.toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  test('does not move focus if the submenu was opened on hover', async () => {
    await renderMenu();
    focusOn('Home');
    await link('Practice').hover();
    await expect.element(link('Land')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Land')).not.toBeVisible();
    await expect.element(link('Home')).toHaveFocus();
  });
});

test('Enter follows a link immediately, even after a touch on the link has started', async () => {
  await renderMenu();
  const practice = link('Practice').element();
  practice.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  focusOn('Practice');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#work');
});

test('a pen opens a submenu on the first tap, and follows the link on the second', async () => {
  await renderMenu();
  tap('Practice', 'pen');
  await expect.element(link('Land')).toBeVisible();
  expect(location.hash).toBe('');
  tap('Practice', 'pen');
  await expect.poll(() => location.hash).toBe('#work');
});

test('opening a menu does not affect another menu on the same page', async () => {
  await render(
    <StrictMode>
      <SiteNavigation label="Left" items={LEFT} />
      <SiteNavigation label="Right" items={[{ ...LEFT[2], id: 'work', label: 'Firm', href: '#firm' }]} />
    </StrictMode>,
  );
  tap('Practice');
  await expect.element(link('Land')).toBeVisible();
  await expect.element(link('Firm')).toHaveAttribute('aria-expanded', 'false');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('moving the pointer in a submenu', () => {
  const ITEMS = [
    {
      id: 'work',
      label: 'Practice',
      href: '#work',
      items: [
        { id: 'family', label: 'Family', href: '#family', items: many(6, 'Matter') },
        { id: 'land', label: 'Land', href: '#land', items: many(2, 'Plot') },
        ...many(3, 'Field'),
      ],
    },
  ];
  async function openFamily() {
    await renderMenu(ITEMS);
    await mouse('mouseMoved', middleOf(link('Practice').element()));
    await expect.element(link('Family')).toBeVisible();
    await mouse('mouseMoved', middleOf(link('Family').element()));
    await expect.element(link('Matter 5')).toBeVisible();
    // The submenu opens with an animation.
    const submenu = link('Matter 5').element().closest('ul');
    await expect.poll(() => submenu?.getAnimations()).toEqual([]);
  }

  test('keeps the nested submenu open if the pointer crosses a neighboring item diagonally', async () => {
    await openFamily();
    const from = middleOf(link('Family').element());
    const to = middleOf(link('Matter 3').element());
    const onNeighbour = link('Land').element().getBoundingClientRect();
    const crossed: string[] = [];
    link('Land')
      .element()
      .addEventListener('pointerenter', () => crossed.push('Land'));
    for (let step = 1; step <= 20; step += 1) {
      const share = step / 20;
      await mouse('mouseMoved', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      expect(link('Family').element().getAttribute('aria-expanded'), `at step ${step}`).toBe('true');
    }
    expect(crossed, `over ${onNeighbour.top}`).toEqual(['Land']);
    await expect.element(link('Matter 3')).toBeVisible();
    expect(link('Land').element().getAttribute('aria-expanded')).toBe('false');
  });

  test("opens the neighbor's submenu if the pointer moves straight down", async () => {
    await openFamily();
    const from = middleOf(link('Family').element());
    const to = middleOf(link('Land').element());
    for (let step = 1; step <= 5; step += 1) {
      await mouse('mouseMoved', { x: from.x, y: from.y + ((to.y - from.y) * step) / 5 });
    }
    await expect.element(link('Plot 1')).toBeVisible();
    expect(link('Family').element().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a submenu with forty links', () => {
  const ITEMS = [
    {
      id: 'work',
      label: 'Practice',
      href: '#work',
      items: [{ id: 'family', label: 'Family', href: '#family', items: many(2, 'Matter') }, ...many(39, 'Field')],
    },
  ];

  test('scrolls in a short viewport, and opens a nested submenu in place', async () => {
    await page.viewport(1280, 420);
    await renderMenu(ITEMS);
    focusOn('Practice');
    await expect.element(link('Family')).toBeVisible();
    const submenu = link('Family').element().closest('ul');
    await expect.poll(() => submenu?.getBoundingClientRect().bottom).toBeLessThanOrEqual(420);
    await userEvent.tab();
    await expect.element(link('Matter 1')).toBeVisible();
    const left = submenu?.getBoundingClientRect();
    const matter = link('Matter 1').element().getBoundingClientRect();
    expect(matter.right).toBeLessThanOrEqual(left?.right ?? 0);
    focusOn('Field 38');
    await expect.poll(() => link('Field 38').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(420);
    expect(window.scrollY).toBe(0);
  });

  test('does not scroll if it fits in the viewport', async () => {
    await page.viewport(1280, 2400);
    await renderMenu(ITEMS);
    focusOn('Practice');
    await expect.element(link('Field 38')).toBeVisible();
    const submenu = link('Family').element().closest('ul');
    await expect.poll(() => submenu?.style.inset).not.toBe('');
    expect(submenu?.hasAttribute('data-scrolls')).toBe(false);
  });
});

test('submenus open on :hover only on devices that support hover or lack scripting', async () => {
  await renderMenu();
  const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules));
  const showing = rules.filter(({ selectorText, style }) => {
    return /:hover.*\.loggia-submenu/.test(selectorText) && style.visibility === 'visible';
  });
  expect(showing).toHaveLength(1);
  const media = showing.map(({ parentRule }) => parentRule instanceof CSSMediaRule && parentRule.conditionText);
  expect(media).toEqual(['(hover: hover), (scripting: none)']);
});

function rulesOf(list: CSSRuleList): CSSStyleRule[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [];
  });
}

describe.each([undefined, '', '#', ' # ', 'javascript:void(0)'])('a parent item with the URL %j', (href) => {
  const below = [{ id: 'land', label: 'Land', href: '#land' }];
  const items = [
    { id: 'home', label: 'Home', href: '#home' },
    { id: 'work', label: 'Practice', href, items: below },
  ];
  const button = () => page.getByRole('button', { name: 'Practice', exact: true });

  test('is a button that toggles its submenu with the keyboard', async () => {
    await renderMenu(items);
    focusOn('Home');
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(link('Land')).not.toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(link('Land')).toBeVisible();
    await userEvent.tab();
    await expect.element(link('Land')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button()).toHaveFocus();
  });

  test('toggles its submenu on tap, and keeps it open on a mouse click after hover', async () => {
    await renderMenu(items);
    const tapButton = () => {
      const element = button().element();
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, detail: 1 }));
    };
    tapButton();
    await expect.element(link('Land')).toBeVisible();
    tapButton();
    await expect.element(link('Land')).not.toBeVisible();
    await userEvent.click(button());
    await expect.element(link('Land')).toBeVisible();
    expect([location.hash, window.scrollY]).toEqual(['', 0]);
  });
});
