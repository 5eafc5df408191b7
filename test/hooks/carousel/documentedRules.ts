import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

const CSS_SAMPLE = /```css\n(.*?)```/gs;

/** Each test of the file is looked at in the rules of docs/carousel.md, and no others. */
export function wearDocumentedRules(): void {
  const style = document.createElement('style');
  beforeEach(async () => {
    const text = await commands.readFile('docs/carousel.md');
    style.textContent = Array.from(text.matchAll(CSS_SAMPLE), ([, rules]) => rules).join('');
    document.head.append(style);
  });
  afterEach(() => style.remove());
}
