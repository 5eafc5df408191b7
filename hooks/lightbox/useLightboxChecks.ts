'use client';
import { useEffect } from 'react';
import { elementByIdAround } from '../shared/engine/composedTree.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useLatestRef } from '../shared/useStableCallback.ts';
import { warnOnce } from '../shared/developerMessages.ts';
import type { UseLightboxOptions } from './types.ts';

export interface UseLightboxChecksOptions {
  readonly options: UseLightboxOptions;
  readonly isPresent: boolean;
  readonly dialogElement: HTMLDialogElement | null;
  readonly slideElements: ElementRegistry<number, HTMLElement>;
}

const OPTION_NAMES: Readonly<Record<keyof UseLightboxOptions, true>> = {
  images: true,
  total: true,
  offset: true,
  source: true,
  request: true,
  settings: true,
  isOpen: true,
  onOpenChange: true,
  index: true,
  defaultIndex: true,
  onIndexChange: true,
  onShow: true,
  onLeave: true,
  loop: true,
  effect: true,
  effectDurationMs: true,
  intervalMs: true,
  navigationPolicy: true,
  shortcuts: true,
  focusReturn: true,
  findThumbnail: true,
  removalDelayMs: true,
  labels: true,
  enabled: true,
};

/** An option that nobody reads is most often a setting: what a back end says, and what `settings` says in its place. */
function checkOptions(options: UseLightboxOptions): void {
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(OPTION_NAMES, name)) continue;
    warnOnce(
      `The lightbox has no option \`${name}\`, so it does nothing. Settings of the lightbox (\`showDownload\`, \`rating\`, ` +
        `\`info\`: see \`LightboxSettings\`) go into \`settings\`: \`settings={{ ${name}: … }}\`.`,
    );
  }
}

function hasName(element: Element): boolean {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = ids.map((id) => elementByIdAround(element, id)?.textContent);
  return [element.getAttribute('aria-label'), ...texts].some((text) => text?.trim());
}

function check({ dialogElement, slideElements }: UseLightboxChecksOptions): void {
  const [firstSlide] = slideElements.entries();
  if (!dialogElement && firstSlide) {
    warnOnce(
      'The lightbox is open, but no element has the props of `getDialogProps()`. Without it there is no modal dialog: ' +
        'no Escape, no focus, no scroll lock. Spread them on the `<dialog>` around the slides.',
    );
  }
  if (dialogElement && !hasName(dialogElement)) {
    warnOnce(
      'The dialog of the lightbox has no name, so a screen reader cannot say what opened. ' +
        'Leave the `aria-label` of `getDialogProps()`, or give it an `aria-labelledby` that leads to a text.',
    );
  }
}

function useChecks(options: UseLightboxChecksOptions): void {
  const { isPresent } = options;
  const latest = useLatestRef(options);
  useEffect(() => {
    checkOptions(latest.current.options);
  }, [latest]);
  useEffect(() => {
    if (!isPresent) return undefined;
    // Refs report their elements in a render of their own, so the page is complete a moment later.
    const timer = setTimeout(() => check(latest.current));
    return () => clearTimeout(timer);
  }, [isPresent, latest]);
}

/** Looks at the page as it is, in development builds: what a theme forgot is said once. */
export const useLightboxChecks: typeof useChecks = process.env.NODE_ENV === 'production' ? () => undefined : useChecks;
