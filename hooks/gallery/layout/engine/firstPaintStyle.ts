import type { ElementProps } from '../../../core/shared/ElementProps.ts';
import { warnOnce } from '../../../core/shared/developerMessages.ts';

export interface FirstPaintStyleOptions {
  /** Style rules from `firstPaintRules`. */
  readonly rules: string;
  /**
   * Nonce for the page's content security policy, if there is one. It may be missing on the client, because browsers
   * hide nonces from scripts.
   * @default none
   */
  readonly nonce?: string | undefined;
}

/** Whether an ancestor is a container for width queries. Always `true` in browsers without `container-type`. */
function isInContainer({ parentElement }: Element): boolean {
  if (!parentElement) return false;
  return getComputedStyle(parentElement).containerType !== 'normal' || isInContainer(parentElement);
}

/**
 * Warns if the first-paint rules have no effect because the content security policy blocked them, or because they are
 * not inside a query container.
 */
function checkStyleElement(element: HTMLStyleElement | null): void {
  if (!element?.isConnected || !element.textContent) return;
  if (element.sheet) {
    if (!element.textContent.includes('@container') || isInContainer(element)) return;
    warnOnce(
      'The first-paint rules are container queries, but none of their ancestors is a container, so galleries shift when ' +
        'their script loads. Put the `<style>` and its list into an element with `container-type: inline-size`.',
    );
    return;
  }
  warnOnce(
    'The content security policy of this page blocked the first-paint rules, so galleries shift when their script loads. ' +
      'Pass the nonce of the policy’s `style-src` (`<KitProvider nonce={nonce}>`, or `firstPaintStyleProps({ nonce })`), ' +
      'or disable the rules: `<KitProvider nonce={false}>`.',
  );
}

/**
 * Returns the props for the `<style>` element that lays out a list in the server-rendered HTML until the script has
 * loaded. In development, a warning is logged if the page's content security policy blocks the rules, or if they are
 * not inside a query container.
 *
 * @example
 * {grid.firstPaint && <style {...firstPaintStyleProps({ rules: firstPaintRules(grid.firstPaint) })} />}
 */
export function firstPaintStyleProps({ rules, nonce }: FirstPaintStyleOptions): ElementProps<'style'> {
  return {
    nonce,
    // Browsers hide nonces from scripts, so React would report a hydration mismatch.
    suppressHydrationWarning: true,
    children: rules,
    ref: process.env.NODE_ENV === 'production' ? undefined : checkStyleElement,
  };
}
