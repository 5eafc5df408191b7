import '@loggia/ui/styles.css';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { pageResets } from './pageResets.ts';
import { readStories } from './readStories.ts';

const address = location.href;
const PARTS = 'img, button, input:not([type="hidden"]), select, textarea';
const SIDES = ['top', 'right', 'bottom', 'left'];
const GUARDED = [
  'max-width',
  'height',
  'appearance',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  ...SIDES.flatMap((side) => [`margin-${side}`, `padding-${side}`, `border-${side}-width`, `border-${side}-style`]),
];
const isKit = (element: Element) => element.className.toString().includes('loggia-');

afterEach(() => history.replaceState(null, '', address));

function addStyles(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return style;
}

// The page's own elements aren't tested, but would move the kit's elements inside them.
beforeAll(() => {
  const page = addStyles('body { margin: 0 } .story { box-sizing: border-box }');
  return () => page.remove();
});

/** Finds the kit's images and controls. Custom content has its own class names. */
const findParts = () =>
  [...document.querySelectorAll(PARTS)].filter(
    (part) =>
      part.closest('[class*="loggia-"]') &&
      (isKit(part) || !part.hasAttribute('class')) &&
      !part.closest('.story-row') &&
      part.getClientRects().length > 0,
  );

const nameOf = (part: Element) =>
  `${part.closest('[class*="loggia-"]')?.className.toString()} ${part.tagName} ${part.getAttribute('aria-label') ?? ''}`;

/** The position and size of an element within the nearest kit element around it. */
function sidesOf(part: Element): readonly number[] {
  const around = (part.parentElement?.closest('[class*="loggia-"]') ?? part).getBoundingClientRect();
  const { left, top, width, height } = part.getBoundingClientRect();
  return [left - around.left, width, height, top - around.top].map((side) => Math.round(side));
}

const measureBoxes = (): readonly string[] => findParts().map((part) => `${nameOf(part)}: ${sidesOf(part).join(' ')}`);

/** Ignores vertical positions, because typography styles may change the spacing of paragraphs in the kit, which moves elements below. */
const measureSizes = (): readonly string[] =>
  findParts().map((part) => `${nameOf(part)}: ${sidesOf(part).slice(0, 3).join(' ')}`);

/** Compares computed, not used values: `auto` and percentages would depend on the surrounding boxes. */
const measureStyles = (): readonly string[] =>
  findParts().map((part) => {
    const style = part.computedStyleMap();
    return `${nameOf(part)}: ${GUARDED.map((name) => `${name} ${style.get(name)?.toString()}`).join(', ')}`;
  });

async function expectSame(measure: () => readonly string[], name: string, css: string): Promise<void> {
  const before = measure();
  const page = addStyles(css);
  onTestFinished(() => page.remove());
  const changes = () =>
    measure().flatMap((line, index) =>
      line === before[index] ? [] : [`${before[index]} became ${line} under ${name}`],
    );
  await expect.poll(changes).toEqual([]);
  page.remove();
  await expect.poll(measure).toEqual(before);
}

const arePicturesThere = () => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

describe.each(readStories())('the story $file', ({ stories }) => {
  const one = stories.find(({ name }) => name === 'Default') ?? stories[0];
  test.each(one ? [one] : [])('$name looks the same on a page with element styles', async ({ Story }) => {
    const screen = await render(
      <div className="prose entry-content">
        <Story />
      </div>,
    );
    await expect.element(screen.getByRole('main')).toBeVisible();
    await expect.poll(arePicturesThere).toBe(true);
    for (const [name, css] of pageResets) {
      await expectSame(name === 'typography' ? measureSizes : measureBoxes, name, css);
      await expectSame(
        measureStyles,
        `${name} in a later layer`,
        `@layer later-${name.replaceAll(' ', '-')} { ${css} }`,
      );
    }
  });
});
