import { unshadowed } from '@loggia/hooks/shared';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { KitSettings } from '../KitContext.ts';
import { KitProvider } from '../KitProvider.tsx';
import { answerPress, carryText } from './answerPress.ts';
import type { HeldPress } from './HeldPress.ts';
import { MountBoundary } from './MountBoundary.tsx';
import type { MountPlan } from './Mounter.ts';

export interface Swap {
  /** Holds the kit, where the container stood. */
  readonly host: HTMLElement;
  /** Does what was asked of the container; false where the kit has nothing that does it. */
  answer(press: HeldPress): boolean;
  /** Puts the container back. */
  undo(): void;
}

export interface SwapOptions {
  readonly settings: KitSettings;
  /** The kit threw after it was there. */
  readonly onCrash: (error: unknown) => void;
}

/** How editors name a place in, or beyond, a theme's column. */
const PLACE_CLASSES = ['alignwide', 'alignfull', 'alignleft', 'alignright', 'aligncenter'];
/** Of these, where the text runs beside it. */
const BESIDE_TEXT = '.alignleft, .alignright';

/** Stands where the container stood, in the theme's column. */
function createHost(container: HTMLElement): HTMLElement {
  const { ownerDocument, classList } = unshadowed(container);
  const host = ownerDocument.createElement('div');
  const places = PLACE_CLASSES.filter((name) => classList.contains(name));
  host.classList.add('loggia', ...places);
  return host;
}

/**
 * Beside the text, and where the theme gives it no width, a box is as wide as what is in it: the kit, which fills whatever room it gets, would
 * get none.
 */
function keepWidth(host: HTMLElement, widthPx: number): void {
  if (widthPx === 0 || host.getBoundingClientRect().width >= widthPx - 1) return;
  Object.assign(host.style, { boxSizing: 'border-box', width: `${widthPx}px`, maxWidth: '100%' });
}

/** Another lightbox of the page is not to open a picture that ours has opened already. */
function stopAnswered(event: Event): void {
  if (event.defaultPrevented) event.stopPropagation();
}

/**
 * Draws the kit where the container stands, within one task: a visitor sees either the one or the other. The container is taken
 * off the page as it is, so that no script finds it; throws, with the container in its place, where drawing fails.
 */
export function swapContent(container: HTMLElement, plan: MountPlan, options: SwapOptions): Swap {
  const { settings, onCrash } = options;
  const host = createHost(container);
  const width = host.matches(BESIDE_TEXT) ? unshadowed(container).getBoundingClientRect().width : 0;
  const root = createRoot(host);
  let failure: { readonly error: unknown } | undefined;
  let isDrawn = false;

  const undo = () => {
    if (host.isConnected) host.replaceWith(container);
    root.unmount();
  };
  function handleError(error: unknown): void {
    if (isDrawn) queueMicrotask(() => onCrash(error));
    else failure = { error };
  }
  unshadowed(container).replaceWith(host);
  host.addEventListener('click', stopAnswered);
  try {
    flushSync(() =>
      root.render(
        <MountBoundary onError={handleError}>
          <KitProvider {...settings}>{plan.content}</KitProvider>
        </MountBoundary>,
      ),
    );
    if (failure) throw failure.error;
  } catch (error) {
    undo();
    throw error;
  }
  isDrawn = true;
  keepWidth(host, width);
  carryText(host, container, plan);
  return { host, undo, answer: (press) => answerPress(host, press, plan) };
}
