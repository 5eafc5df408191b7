import type { Locator } from 'playwright';

export interface EdgeOptions {
  /** Selects elements that must have a visible edge. */
  readonly chosen: string;
  /** Selects exceptions, which can be recognized in another way. */
  readonly exempt: string;
}

/** Finds controls and panels without a visible edge in forced colors: no border, outline or underline, or one in the background color. */
export function findEdgeless(region: Locator, { chosen, exempt }: EdgeOptions): Promise<readonly string[]> {
  return region.evaluate(
    (root, options) => {
      const probe = root.appendChild(document.createElement('i'));
      probe.style.color = 'Canvas';
      const ground = getComputedStyle(probe).color;
      probe.remove();
      const isLine = (style: string, width: string, colour: string) =>
        style !== 'none' && Number.parseFloat(width) > 0 && colour !== ground && !/^rgba\(.* 0\)$/.test(colour);
      const isSeen = (element: Element) =>
        !element.closest('[inert], [hidden]') &&
        element.getBoundingClientRect().width > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return [...root.querySelectorAll(options.chosen)].flatMap((element) => {
        if (!isSeen(element) || element.matches(options.exempt)) return [];
        const style = getComputedStyle(element);
        const hasEdge =
          style.textDecorationLine === 'underline' ||
          isLine(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
          isLine(style.borderLeftStyle, style.borderLeftWidth, style.borderLeftColor) ||
          isLine(style.borderTopStyle, style.borderTopWidth, style.borderTopColor);
        return hasEdge ? [] : [`${element.localName}.${element.className} ${element.getAttribute('aria-label') ?? ''}`];
      });
    },
    { chosen, exempt },
  );
}

/**
 * Finds elements that can be focused with the keyboard but show no focus ring, either on themselves or on a related
 * element.
 */
export async function findRingless(region: Locator): Promise<readonly string[]> {
  // `:focus-visible` matches after a scripted focus only if the last input was a key.
  await region.page().keyboard.press('Tab');
  return region.evaluate((root) => {
    const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]';
    const LEAST_PX = 2;
    const probe = root.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const ground = getComputedStyle(probe).color;
    probe.remove();
    const hasRing = (element: Element | null, pseudoElement?: string) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudoElement);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= LEAST_PX && outlineColor !== ground;
    };
    return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].flatMap((element) => {
      if (
        element.tabIndex < 0 ||
        element.matches(':disabled') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return [];
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) return [];
      const parts = [element, element.parentElement, element.firstElementChild];
      const isShown = parts.some((part) => hasRing(part)) || hasRing(element, '::after');
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return isShown ? [] : [`${element.localName}.${element.className} ${name}`];
    });
  });
}
