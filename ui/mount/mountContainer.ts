import { unshadowed } from '@loggia/hooks/shared';
import type { KitSettings } from '../KitProvider.tsx';
import { capturePresses, replayPress } from './capturePresses.ts';
import { swapChunk } from './mounters.ts';
import type { Mounter, MountOptions, MountPlan } from './MountOptions.ts';
import type { Swap } from './swapContent.tsx';

/** The mounted state of one container. */
export interface ContainerMount {
  /** The element that holds the kit; undefined where the server's content stays. Never rejects. */
  readonly settled: Promise<HTMLElement | undefined>;
  unmount(): void;
}

interface ContainerMountOptions extends Pick<MountOptions, 'styleSheet' | 'navigation' | 'allowedHosts'> {
  readonly settings: KitSettings;
  /** Settles before the kit is drawn. */
  readonly beforeSwap: () => void;
  /** The server's content is there again, or still: it can be asked for anew. */
  readonly onRelease: (container: HTMLElement) => void;
  readonly onError: (error: unknown, container: HTMLElement) => void;
}

/** The sheet of the page, and beside it, of the same version, the one of what is mounted. */
function loadStyleSheets(document: Document, styleSheet: string, ownSheet: string | undefined) {
  if (ownSheet === undefined) return [loadStyleSheet(document, styleSheet)];
  const own = new URL(ownSheet, new URL(styleSheet, document.baseURI));
  own.search = new URL(styleSheet, document.baseURI).search;
  return [loadStyleSheet(document, styleSheet), loadStyleSheet(document, own.href)];
}

function whenAborted(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  // It is raced with something, or nobody waits for it.
  aborted.catch(() => undefined);
  return aborted;
}

function keep({ stopOriginal }: MountPlan, { host }: Swap): HTMLElement {
  stopOriginal?.();
  return host;
}

/** Takes one container over: loads its code, waits until no visitor is in the middle of something, and swaps. */
export function mountContainer(
  container: HTMLElement,
  { controls, holds, overlays, styleSheet: ownSheet, load }: Mounter,
  options: ContainerMountOptions,
): ContainerMount {
  const { styleSheet, navigation, allowedHosts = [], settings, beforeSwap, onRelease, onError } = options;
  const life = new AbortController();
  const { signal } = life;
  const aborted = whenAborted(signal);
  const onLate = () => life.abort(new Error('The kit did not come in time.'));
  const capture = capturePresses(container, { controls, holds, onLate });
  let isGone = false;
  let swap: Swap | undefined;

  function putBack(): void {
    swap?.undo();
    swap = undefined;
    onRelease(container);
  }
  function leave(error: unknown): void {
    putBack();
    if (!isGone) onError(error, container);
  }

  async function prepare() {
    const styles =
      styleSheet === undefined ? [] : loadStyleSheets(unshadowed(container).ownerDocument, styleSheet, ownSheet);
    // A page on which nothing is to be mounted fetches neither React nor the kit.
    const [prepareMount, { swapContent }] = await Promise.all([load(), swapChunk.load(), ...styles]);
    return { plan: await prepareMount(container, { signal, navigation, allowedHosts }), swapContent };
  }

  async function takeOver(): Promise<HTMLElement | undefined> {
    try {
      const { plan, swapContent } = await Promise.race([prepare(), aborted]);
      for (let isGivenBack = false; ; isGivenBack = true) {
        await whenContainerIdle(container, { signal, overlays, isGivenBack, isPressed: capture.isPressed });
        signal.throwIfAborted();
        capture.release();
        beforeSwap();
        swap = swapContent(container, plan, { settings, onCrash: leave });
        const press = capture.takePress();
        if (!press || swap.answer(press)) return keep(plan, swap);
        // All within one task: nobody has seen the kit.
        swap.undo();
        swap = undefined;
        replayPress(press);
      }
    } catch (error) {
      capture.release();
      const press = capture.takePress();
      if (press && !isGone) replayPress(press);
      leave(error);
      return undefined;
    }
  }

  return {
    settled: takeOver(),
    unmount() {
      isGone = true;
      life.abort();
      putBack();
    },
  };
}

const sheets = new WeakMap<Document, Map<string, Promise<void>>>();

function addLink(document: Document, href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${href} could not be loaded.`));
    });
    document.head.append(link);
  });
}

/** Resolves when the page has the style sheet: it is added once, unless the page's own head names it already. */
function loadStyleSheet(document: Document, href: string): Promise<void> {
  const own = sheets.get(document) ?? new Map<string, Promise<void>>();
  sheets.set(document, own);
  const address = new URL(href, document.baseURI).href;
  const isThere = [...document.styleSheets].some((sheet) => sheet.href === address);
  const loading = isThere ? Promise.resolve() : (own.get(address) ?? addLink(document, address));
  own.set(address, loading);
  // Another call may try again.
  loading.catch(() => own.delete(address));
  return loading;
}

interface ContainerIdleOptions {
  readonly signal: AbortSignal;
  /** Other parts of the page that can lie over the container, as children of the body. */
  readonly overlays: string | undefined;
  /** The visitor has asked for something, and waits for the kit now. */
  readonly isPressed: () => boolean;
  /** The server's content is to answer a press itself: it stays under the pointer that has pressed. */
  readonly isGivenBack: boolean;
}

const EVENTS = ['focusin', 'focusout', 'click', 'keydown', 'change', 'mouseover'] as const;

function isBusy(container: HTMLElement, { overlays, isPressed, isGivenBack }: ContainerIdleOptions): boolean {
  const place = unshadowed(container);
  const { activeElement, body } = place.ownerDocument;
  if (isPressed()) return false;
  const isCovered = overlays !== undefined && [...body.children].some((child) => child.matches(overlays));
  return isCovered || place.contains(activeElement) || (isGivenBack && place.matches(':hover'));
}

/**
 * Resolves when the container can be taken off the page without taking it out of somebody's hands: nobody's focus is in it, and
 * nothing that the page's own scripts have opened lies over it.
 */
function whenContainerIdle(container: HTMLElement, options: ContainerIdleOptions): Promise<void> {
  if (!isBusy(container, options)) return Promise.resolve();
  const { ownerDocument } = unshadowed(container);
  return new Promise((resolve) => {
    const watch = new MutationObserver(look);
    // After a focusout the next element has the focus a moment later.
    const lookSoon = () => queueMicrotask(look);
    function look(): void {
      if (!options.signal.aborted && isBusy(container, options)) return;
      watch.disconnect();
      for (const type of EVENTS) ownerDocument.removeEventListener(type, lookSoon, true);
      resolve();
    }
    watch.observe(ownerDocument.body, { childList: true });
    for (const type of EVENTS) ownerDocument.addEventListener(type, lookSoon, true);
    options.signal.addEventListener('abort', look, { once: true });
  });
}
