import type { ElementProps } from '../shared/ElementProps.ts';
import { warnOnce } from '../shared/developerMessages.ts';

export interface FirstPaintStyleOptions {
  /** The style rules: those of `thumbnailsStyleSheet`, `carouselStyleSheet`, `inlineStyleSheet`, `firstPaintRules`. */
  readonly rules: string;
  /**
   * The nonce of the page's content security policy. A page without a policy needs none. On the client, where browsers hide
   * nonces, it may be left away. @default none
   */
  readonly nonce?: string | undefined;
}

/** A policy that refuses an inline style sheet leaves its element without one. */
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
    // A browser hides nonces from scripts: the element keeps its own, whatever React thinks of it.
    suppressHydrationWarning: true,
    children: rules,
    ref: process.env.NODE_ENV === 'production' ? undefined : checkStyleElement,
  };
}
