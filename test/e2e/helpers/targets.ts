import type { Locator } from 'playwright';

/** An interactive element, and the size of its target area measured through its center, in CSS pixels. */
export interface Target {
  /** Its accessible name, its class, and the class of the nearest ancestor that has one. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Whether it is a link within a line of text (WCAG 2.5.8, "Inline"). */
  readonly isInText: boolean;
  /** Whether no other target is within 12 px of its center (WCAG 2.5.8, "Spacing"). */
  readonly isAlone: boolean;
}

/**
 * Measures every focusable element in a region by hit-testing points around its center. Labels, children and pseudo-elements count as
 * part of the target; areas covered by other elements don't.
 */
export function measureTargets(region: Locator): Promise<readonly Target[]> {
  return region.evaluate((root) => {
    /** Larger than any required target size. */
    const REACH_PX = 24;
    const SPACING_PX = 12;
    const FOCUSABLE =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [role=radio], [tabindex]:not([tabindex^="-"])';

    /** Tolerance at the edges: a hit test on the edge of a circle misses it. */
    const EDGE_PX = 2;

    const isSeen = (element: HTMLElement) => {
      const { x, y, right, bottom } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
      return isShown && right > 0 && bottom > 0 && x < innerWidth && y < innerHeight;
    };
    const labelsOf = (element: HTMLElement) => [...((element as HTMLInputElement).labels ?? [])];
    const targets = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const targetAt = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit?.closest<HTMLElement>(FOCUSABLE) ?? hit?.closest('label')?.control ?? null;
    };

    const measure = (element: HTMLElement) => {
      let best = { width: 0, height: 0, isAlone: false };
      for (const part of [element, ...labelsOf(element)]) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        const isHit = (across: number, along: number) => targetAt(x + across, y + along) === element;
        const reach = (across: number, along: number) => {
          let steps = 0;
          while (steps < REACH_PX && isHit(across * (steps + 1), along * (steps + 1))) steps += 1;
          const toEdge = Math.abs(across ? (right - left) / 2 : (bottom - top) / 2);
          return steps <= toEdge && toEdge - steps <= EDGE_PX ? toEdge : steps + 0.5;
        };
        if (!isHit(0, 0)) continue;
        const width = reach(1, 0) + reach(-1, 0);
        const height = reach(0, 1) + reach(0, -1);
        const isAlone = [0, 1, 2, 3, 4, 5, 6, 7].every((eighth) => {
          const angle = (eighth * Math.PI) / 4;
          const other = targetAt(x + SPACING_PX * Math.cos(angle), y + SPACING_PX * Math.sin(angle));
          return other === null || other === element;
        });
        if (Math.min(width, height) > Math.min(best.width, best.height)) best = { width, height, isAlone };
      }
      return best;
    };

    const isInText = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== '');

    return targets.flatMap((element) => {
      if (element.tabIndex < 0 || element.matches(':disabled')) return [];
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      if (!isSeen(element)) return [];
      const text = element.getAttribute('aria-label') ?? labelsOf(element)[0]?.textContent ?? element.textContent;
      const around = element.parentElement?.closest('[class]')?.className ?? '';
      const name = `${text.trim().slice(0, 40)} (${element.className || element.localName} in ${around})`;
      return [{ name, ...measure(element), isInText: isInText(element) }];
    });
  });
}
