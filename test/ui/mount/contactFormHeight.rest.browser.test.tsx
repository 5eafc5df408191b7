import { mount, type MountHandle } from '@loggia/ui/mount';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CONTACT_FORM_STYLES, LONG_CONTACT_FORM } from '../../fixtures/wordpress/longContactForm.ts';
import { ORIGINAL_CONTACT } from '../../fixtures/wordpress/originalContactScript.ts';

declare const MOUNT_STYLES: string;

/** Removes all spacing, so that the height depends only on the number of lines. */
const LINES_ALONE = `
  main *, main *::before, main *::after { margin: 0 !important; padding: 0 !important; border: 0 !important; gap: 0 !important;
    min-height: 0 !important; font: 16px/24px sans-serif !important; }
  main :is(input, select, button) { height: 24px !important; vertical-align: top; }
  main :is([type="checkbox"], [type="radio"]) { width: 16px !important; }
  main textarea { height: 96px !important; vertical-align: top; }
`;
const THEME = `
  main { font: 18px/1.6 serif; }
  main p, main fieldset { margin: 1.2rem 0; }
  main :is(input, textarea, select) { padding: 8px; border: 1px solid; font: inherit; }
`;

let mounted: MountHandle | undefined;
beforeEach(() => {
  Reflect.set(window, ORIGINAL_CONTACT.settings, { api: { root: '/wp-json/' } });
  vi.stubGlobal('fetch', async () => Response.json({ rules: [] }));
});
afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
  Reflect.deleteProperty(window, ORIGINAL_CONTACT.settings);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function addStyles(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.prepend(style);
  onTestFinished(() => style.remove());
}
const find = <TElement extends HTMLElement>(selector: string) => document.querySelector(selector) as TElement;
const formHeight = () => find('form').getBoundingClientRect().height;
const widthOf = (name: string) => find(`[name="${name}"]`).getBoundingClientRect().width;

/** The heights of the server-rendered form and of the mounted form. */
async function heights(width: number, styles: string): Promise<readonly [served: number, own: number]> {
  await page.viewport(width, 900);
  for (const css of [styles, CONTACT_FORM_STYLES, MOUNT_STYLES]) addStyles(css);
  document.body.innerHTML = LONG_CONTACT_FORM;
  const served = formHeight();
  const onError = vi.fn();
  mounted = mount(document, { onError });
  await mounted.ready;
  expect(onError).not.toHaveBeenCalled();
  expect(find('form').matches('.loggia-contact')).toBe(true);
  return [served, formHeight()];
}

describe('a mounted contact form', () => {
  test.each([390, 1280])("takes up no more lines than the server's form at %s px", async (width) => {
    const [served, own] = await heights(width, LINES_ALONE);
    expect(own).toBeLessThanOrEqual(served + 1);
  });

  test.each([390, 1280])("is at most 10% taller than the server's form in a typical theme at %s px", async (width) => {
    const [served, own] = await heights(width, THEME);
    expect(own / served).toBeLessThanOrEqual(1.1);
  });

  /** A theme without styles for form fields. */
  const BARE_THEME =
    'main { font: 16px/1.6 serif; } main :is(p, fieldset) { margin: 1.2rem 0; } main a { color: rgb(120, 0, 60); }';

  test.each([390, 1280])(
    "is about as tall as the server's form in a theme with unstyled fields at %s px",
    async (width) => {
      const [served, own] = await heights(width, BARE_THEME);
      expect(own / served).toBeLessThanOrEqual(1.15);
      expect(own / served).toBeGreaterThanOrEqual(0.85);
    },
  );

  /** A theme without space between paragraphs. */
  const DENSE_THEME = `
    main { font: 16px/1.5 sans-serif; } main :is(p, fieldset) { margin: 0; }
    main :is(input, textarea, select) { padding: 4px; border: 1px solid; font: inherit; }
  `;

  test.each([390, 1280])(
    "is about as tall as the server's form in a theme without space between fields at %s px",
    async (width) => {
      const [served, own] = await heights(width, DENSE_THEME);
      expect(own / served).toBeLessThanOrEqual(1.15);
      expect(own / served).toBeGreaterThanOrEqual(0.85);
    },
  );

  test("uses the page's link color", async () => {
    await heights(1280, BARE_THEME);
    const [link] = document.querySelectorAll('form a');
    expect(link && getComputedStyle(link).color).toBe('rgb(120, 0, 60)');
  });

  test("uses the kit's field height if the page's fields are too low for the form's text", async () => {
    await heights(1280, 'main { font: 22px/1.5 sans-serif; }');
    expect(find('input[type="text"]').offsetHeight).toBe(44);
  });

  test("keeps touch targets at least 24 pixels high even if the page's fields are smaller", async () => {
    await heights(1280, `${BARE_THEME} main input { height: 14px; }`);
    const fields = [...document.querySelectorAll<HTMLElement>('input[type="text"], input[type="email"]')];
    expect(fields.map(({ offsetHeight }) => offsetHeight >= 24)).toEqual(fields.map(() => true));
    expect(fields.length).toBeGreaterThan(0);
  });

  test('sizes number, date and select fields to their content, and shows both counters on one line', async () => {
    await heights(1280, THEME);
    for (const name of ['number', 'day', 'room']) expect(widthOf(name)).toBeLessThan(widthOf('your-name') / 2);
    const [down, up] = [...document.querySelectorAll('.loggia-contact-count')];
    expect(find('.loggia-contact-counts').textContent).toBe('200 left,0 typed');
    expect(down?.getBoundingClientRect().top).toBe(up?.getBoundingClientRect().top);
  });

  test('labels a group with its legend', async () => {
    await heights(1280, THEME);
    const group = find('.loggia-contact-group');
    expect(group.querySelector('legend')?.textContent).toBe('Your visit');
    expect([...group.querySelectorAll('input')].map(({ name }) => name)).toEqual(['number', 'day']);
  });
});
