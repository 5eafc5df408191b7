import type { ElementProps } from '../shared/ElementProps.ts';
import { warnOnce } from '../shared/developerMessages.ts';

export interface FirstPaintStyleOptions {
  /** The style rules: those of `thumbnailsStyleSheet`, `carouselStyleSheet`, `inlineStyleSheet`, `firstPaintRules`. */
  readonly rules: string;
  /**
   * The nonce of the page's content security policy. A page without a policy needs none. It may be missing on the client, where browsers hide
   * nonces. @default none
   */
  readonly nonce?: string | undefined;
}

/** Warns if the policy has refused the rules: then the element has no style sheet. */
function checkStyleElement(element: HTMLStyleElement | null): void {
  if (!element?.isConnected || !element.textContent || element.sheet) return;
  warnOnce(
    'The content security policy of this page has refused the style rules of the first paint, so galleries jump when their ' +
      'script has come. Give the nonce of the policy’s `style-src` (`<KitProvider nonce={nonce}>`, or `firstPaintStyleProps({ nonce })`), ' +
      'or draw no rules at all: `<KitProvider nonce={false}>`.',
  );
}

/**
 * Returns the props of the one `<style>` in the server's HTML that holds the geometry of a list before its script has come.
 * In development it says when the page's policy has refused the rules.
 *
 * @example
 * {grid.isServerRendered && (
 *   <style {...firstPaintStyleProps({ rules: thumbnailsStyleSheet({ count, selector: grid.selector }) })} />
 * )}
 */
export function firstPaintStyleProps({ rules, nonce }: FirstPaintStyleOptions): ElementProps<'style'> {
  return {
    nonce,
    // A browser hides nonces from scripts, so React would see a mismatch.
    suppressHydrationWarning: true,
    children: rules,
    ref: process.env.NODE_ENV === 'production' ? undefined : checkStyleElement,
  };
}
