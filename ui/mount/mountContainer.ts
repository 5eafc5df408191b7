import { unshadowed } from '@loggia/hooks/shared';
import type { KitSettings } from '../KitContext.ts';
import { holdPresses } from './holdPresses.ts';
import { loadStyleSheet } from './loadStyleSheet.ts';
import { swapChunk } from './mounters.ts';
import type { Mounter, MountPlan } from './Mounter.ts';
import type { MountOptions } from './MountOptions.ts';
import { repeatPress } from './repeatPress.ts';
import type { Swap } from './swapContent.tsx';
import { whenFree } from './whenFree.ts';

/** What became of one container. */
export interface ContainerMount {
  /** The element that holds the kit; undefined where the server's content stays. Never rejects. */
  readonly settled: Promise<HTMLElement | undefined>;
  unmount(): void;
}

export interface ContainerMountOptions extends Pick<MountOptions, 'styleSheet' | 'navigation' | 'allowedHosts'> {
  readonly settings: KitSettings;
  /** Settles before the kit is drawn. */
  readonly beforeSwap: () => void;
  /** The server's content is there again, or still: it can be asked for anew. */
  readonly onRelease: (container: HTMLElement) => void;
  readonly onFailure: (error: unknown, container: HTMLElement) => void;
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

/** Takes one container over: fetches what it needs, waits until nobody is in the middle of something, and swaps. */
export function mountContainer(
  container: HTMLElement,
  { controls, holds, overlays, styleSheet: ownSheet, load }: Mounter,
  options: ContainerMountOptions,
): ContainerMount {
  const { styleSheet, navigation, allowedHosts = [], settings, beforeSwap, onRelease, onFailure } = options;
  const life = new AbortController();
  const { signal } = life;
  const aborted = whenAborted(signal);
  const onLate = () => life.abort(new Error('The kit did not come in time.'));
  const hold = holdPresses(container, { controls, holds, onLate });
  let isGone = false;
  let swap: Swap | undefined;

  function putBack(): void {
    swap?.undo();
    swap = undefined;
    onRelease(container);
  }
  function leave(error: unknown): void {
    putBack();
    if (!isGone) onFailure(error, container);
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
        await whenFree(container, { signal, overlays, isGivenBack, isPressed: hold.isPressed });
        signal.throwIfAborted();
        hold.release();
        beforeSwap();
        swap = swapContent(container, plan, { settings, onCrash: leave });
        const press = hold.takePress();
        if (!press || swap.answer(press)) return keep(plan, swap);
        // All within one task: nobody has seen the kit.
        swap.undo();
        swap = undefined;
        repeatPress(press);
      }
    } catch (error) {
      hold.release();
      const press = hold.takePress();
      if (press && !isGone) repeatPress(press);
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
