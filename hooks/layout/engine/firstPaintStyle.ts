import type { ElementProps } from '../../shared/ElementProps.ts';
import { warnOnce } from '../../shared/developerMessages.ts';

export interface FirstPaintStyleOptions {
  /** The style rules of `firstPaintRules`. */
  readonly rules: string;
  /**
   * The nonce of the page's content security policy. A page without a policy needs none. It may be missing on the client, where browsers hide
   * nonces. @default none
   */
  readonly nonce?: string | undefined;
}

/** Whether an ancestor is a container whose width container queries can ask. Browsers without `container-type` count as having one. */
function isInContainer({ parentElement }: Element): boolean {
  if (!parentElement) return false;
  return getComputedStyle(parentElement).containerType !== 'normal' || isInContainer(parentElement);
}

/** Warns if the rules of the first paint do nothing: the policy has refused them, or they are in no container. */
function checkStyleElement(element: HTMLStyleElement | null): void {
  if (!element?.isConnected || !element.textContent) return;
  if (element.sheet) {
    if (!element.textContent.includes('@container') || isInContainer(element)) return;
    warnOnce(
      'The style rules of the first paint are container queries, and none of their ancestors is a container, so galleries jump when ' +
        'their script has come. Put the `<style>` and its list into an element with `container-type: inline-size`.',
    );
    return;
  }
  warnOnce(
    'The content security policy of this page has refused the style rules of the first paint, so galleries jump when their ' +
      'script has come. Give the nonce of the policy’s `style-src` (`<KitProvider nonce={nonce}>`, or `firstPaintStyleProps({ nonce })`), ' +
      'or draw no rules at all: `<KitProvider nonce={false}>`.',
  );
}

/**
 * Returns the props of the one `<style>` in the server's HTML that holds the geometry of a list before its script has come.
 * In development it warns if the page's policy has refused the rules, or if they are in no container.
 *
 * @example
 * {grid.firstPaint && <style {...firstPaintStyleProps({ rules: firstPaintRules(grid.firstPaint) })} />}
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
