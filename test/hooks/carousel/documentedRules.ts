import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

const CSS_SAMPLE = /```css\n(.*?)```/gs;

/** Applies the CSS rules of docs/carousel.md, and no others, to each test of the file. */
export function wearDocumentedRules(): void {
  const style = document.createElement('style');
  beforeEach(async () => {
    const text = await commands.readFile('docs/carousel.md');
    style.textContent = Array.from(text.matchAll(CSS_SAMPLE), ([, rules]) => rules).join('');
    document.head.append(style);
  });
  afterEach(() => style.remove());
}
