'use client';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { unshadowed } from '@loggia/hooks/shared';
import { KitProvider } from '../KitProvider.tsx';
import type { KitSettings } from '../KitProvider.tsx';
import type { PendingPress, MountPlan } from './MountOptions.ts';

export interface Swap {
  /** Holds the kit, where the container stood. */
  readonly host: HTMLElement;
  /** Applies a press on the container to the kit; returns false where the kit has no counterpart. */
  answer(press: PendingPress): boolean;
  /** Puts the container back. */
  undo(): void;
}

export interface SwapOptions {
  readonly settings: KitSettings;
  /** The kit threw after it was there. */
  readonly onCrash: (error: unknown) => void;
}

/** The classes with which editors name a place in, or beyond, a theme's column. */
const PLACE_CLASSES = ['alignwide', 'alignfull', 'alignleft', 'alignright', 'aligncenter'];
/** The classes of containers beside which text runs. */
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

const USUAL_TEXT_SIZE = '16px';

/** Tells the style sheet what text size the visitor has set in the browser: a theme's root may say something else (`scopeStyles`). */
function tellTextSize({ head, documentElement }: Document): void {
  const probe = documentElement.ownerDocument.createElement('span');
  probe.style.setProperty('font-size', 'medium', 'important');
  head.append(probe);
  const { fontSize } = getComputedStyle(probe);
  probe.remove();
  if (/^\d/.test(fontSize) && fontSize !== USUAL_TEXT_SIZE) {
    documentElement.style.setProperty('--loggia-text-size', fontSize);
  }
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
  tellTextSize(unshadowed(container).ownerDocument);
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

export interface MountBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface MountBoundaryState {
  readonly hasFailed: boolean;
}

/** Shows nothing any more once something below it has thrown, and tells. */
export class MountBoundary extends Component<MountBoundaryProps, MountBoundaryState> {
  override readonly state: MountBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): MountBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** React hears of a value only when it is set past its own setter. */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
}

function answerEnter(counterpart: HTMLElement, { value }: HTMLInputElement): void {
  if (!(counterpart instanceof HTMLInputElement)) return counterpart.click();
  setValue(counterpart, value);
  counterpart.form?.requestSubmit();
}

/** Applies to the kit what the visitor pressed in the server's content; returns false where the kit has no counterpart. */
export function answerPress(host: HTMLElement, press: PendingPress, plan: MountPlan): boolean {
  const counterpart = plan.findCounterpart?.(host, press.element);
  if (press.kind === 'choice') {
    if (!(counterpart instanceof HTMLSelectElement)) return plan.answerChoice?.(press.element) ?? false;
    setValue(counterpart, press.element.value);
  } else if (!counterpart) return false;
  else if (press.kind === 'enter') answerEnter(counterpart, press.element);
  else counterpart.click();
  return true;
}

/** A search that was typed and is yet to be asked for goes on standing in its field. */
export function carryText(host: HTMLElement, container: HTMLElement, { findCounterpart }: MountPlan): void {
  for (const field of unshadowed(container).querySelectorAll<HTMLInputElement>('input[type="search"]')) {
    if (field.value === field.defaultValue) continue;
    const counterpart = findCounterpart?.(host, field);
    if (counterpart instanceof HTMLInputElement) setValue(counterpart, field.value);
  }
}
