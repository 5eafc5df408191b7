import type { Locator } from 'playwright';

export interface EdgeOptions {
  /** Elements that have to have an edge. */
  readonly chosen: string;
  /** Those that are told otherwise. */
  readonly exempt: string;
}

/** Controls and panels that have no end for a visitor with forced colours: no line around or below them, or one in the colour of the ground. */
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

/** Names what takes the focus of the keys and shows no ring then: neither itself nor by what stands for it. */
export async function findRingless(region: Locator): Promise<readonly string[]> {
  // A focus that a script sets is shown as that of the keys, if a key was the last thing that was pressed.
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
