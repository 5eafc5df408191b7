import { unshadowed } from '@loggia/hooks/shared';
import type { KitOptions } from '../KitProvider.tsx';
import { capturePresses, replayPress } from './capturePresses.ts';
import { swapChunk } from './mounters.ts';
import type { MountContext, Mounter, MountOptions, MountPlan } from './MountOptions.ts';
import type { Swap } from './swapContent.tsx';

/** A container that has been or is being mounted. */
export interface ContainerMount {
  /**
   * Resolves to the element that contains the kit, or to `undefined` if the server's content is kept. Never rejects.
   */
  readonly settled: Promise<HTMLElement | undefined>;
  unmount(): void;
}

interface ContainerMountOptions extends Pick<MountOptions, 'styleSheet' | 'navigation' | 'allowedHosts'> {
  readonly settings: KitOptions;
  /** Called before the kit renders. */
  readonly beforeSwap: () => void;
  /** Called when the server's content is kept or restored. After that, the container can be mounted again. */
  readonly onRelease: (container: HTMLElement) => void;
  readonly onError: (error: unknown, container: HTMLElement) => void;
}

/** Loads the page's stylesheet, as well as the mounter's own stylesheet with the same version from the same folder. */
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
  // The rejection is handled in a race, or the promise is not awaited at all.
  aborted.catch(() => undefined);
  return aborted;
}

function contextOf(
  { navigation, allowedHosts = [], settings }: ContainerMountOptions,
  signal: AbortSignal,
): MountContext {
  return { signal, navigation, allowedHosts, requiresConsent: settings.embeds?.requiresConsent ?? false };
}

function keep({ stopOriginal }: MountPlan, { host }: Swap): HTMLElement {
  stopOriginal?.();
  return host;
}

/** Mounts a container: loads its code, waits until the user is not interacting with it, and replaces its content. */
export function mountContainer(
  container: HTMLElement,
  { controls, capture: holds, overlays, styleSheet: ownSheet, load }: Mounter,
  options: ContainerMountOptions,
): ContainerMount {
  const { styleSheet, settings, beforeSwap, onRelease, onError } = options;
  const life = new AbortController();
  const { signal } = life;
  const aborted = whenAborted(signal);
  const onTimeout = () => life.abort(new Error('Timed out while loading the kit.'));
  const capture = capturePresses(container, { controls, holds, onTimeout });
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
    // Pages that have no containers load neither React nor the kit.
    const [prepareMount, { swapContent }] = await Promise.all([load(), swapChunk.load(), ...styles]);
    return { plan: await prepareMount(container, contextOf(options, signal)), swapContent };
  }

  async function takeOver(): Promise<HTMLElement | undefined> {
    try {
      const { plan, swapContent } = await Promise.race([prepare(), aborted]);
      for (let isReturned = false; ; isReturned = true) {
        await whenContainerIdle(container, { plan, signal, overlays, isReturned, isPressed: capture.isPressed });
        signal.throwIfAborted();
        capture.release();
        beforeSwap();
        swap = swapContent(container, plan, { settings, onCrash: leave });
        const press = capture.takePress();
        if (!press || swap.applyPress(press)) return keep(plan, swap);
        // The swap and its reversal are in the same task, so the kit has not been painted.
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

/** Resolves once the stylesheet has loaded. It is added only once, and not at all if the page already has it. */
function loadStyleSheet(document: Document, href: string): Promise<void> {
  const own = sheets.get(document) ?? new Map<string, Promise<void>>();
  sheets.set(document, own);
  const address = new URL(href, document.baseURI).href;
  const isThere = [...document.styleSheets].some((sheet) => sheet.href === address);
  const loading = isThere ? Promise.resolve() : (own.get(address) ?? addLink(document, address));
  own.set(address, loading);
  // Another call can retry.
  loading.catch(() => own.delete(address));
  return loading;
}

interface ContainerIdleOptions {
  /** A plan that replaces nothing never interrupts the user. */
  readonly plan: Pick<MountPlan, 'replaces'>;
  readonly signal: AbortSignal;
  /** A selector that matches overlays that other scripts add to the body. */
  readonly overlays: string | undefined;
  /** Returns whether a press is waiting for the kit. */
  readonly isPressed: () => boolean;
  /** Whether a press was replayed on the server's content. If so, that content is kept while the pointer is over it. */
  readonly isReturned: boolean;
}

const EVENTS = ['focusin', 'focusout', 'click', 'keydown', 'change', 'mouseover'] as const;

function isBusy(container: HTMLElement, { plan, overlays, isPressed, isReturned }: ContainerIdleOptions): boolean {
  const element = unshadowed(container);
  const { activeElement, body } = element.ownerDocument;
  if (plan.replaces?.length === 0 || isPressed()) return false;
  const isCovered = overlays !== undefined && [...body.children].some((child) => child.matches(overlays));
  return isCovered || element.contains(activeElement) || (isReturned && element.matches(':hover'));
}

/**
 * Resolves once the container can be replaced without interrupting the user: it does not contain focus, and no overlay
 * from the page's own scripts is open.
 */
function whenContainerIdle(container: HTMLElement, options: ContainerIdleOptions): Promise<void> {
  if (!isBusy(container, options)) return Promise.resolve();
  const { ownerDocument } = unshadowed(container);
  return new Promise((resolve) => {
    const watch = new MutationObserver(look);
    // The next element receives focus shortly after `focusout`.
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
