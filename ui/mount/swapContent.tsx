'use client';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Component, type ReactNode } from 'react';
import { unshadowed } from '@loggia/hooks/shared';
import { KitProvider, type KitOptions } from '../KitProvider.tsx';
import type { PendingPress, MountPlan } from './MountOptions.ts';

export interface Swap {
  /** The element that contains the kit and replaces the container. */
  readonly host: HTMLElement;
  /** Applies a press on the container to the corresponding kit control. Returns false if there is none. */
  applyPress(press: PendingPress): boolean;
  /** Restores the container. */
  undo(): void;
}

export interface SwapOptions {
  readonly settings: KitOptions;
  /** Called if the kit throws after it has been mounted. */
  readonly onCrash: (error: unknown) => void;
}

/** The editors' classes that position an element within or beyond a theme's column. */
const ALIGNMENT_CLASSES = ['alignwide', 'alignfull', 'alignleft', 'alignright', 'aligncenter'];

/** Creates the element that replaces the container, or a part of it, in the theme's column. */
function createHost(container: HTMLElement, replaces: readonly HTMLElement[], alignment?: string): HTMLElement {
  const { ownerDocument, classList } = unshadowed(container);
  const host = ownerDocument.createElement('div');
  host.classList.add('loggia');
  if (replaces.includes(container)) {
    const own = ALIGNMENT_CLASSES.filter((name) => classList.contains(name));
    host.classList.add(...(own.length === 0 && alignment ? [alignment] : own));
  } else if (replaces.length > 0) {
    // The container may be a flex box or a grid.
    Object.assign(host.style, { flex: '1 0 100%', gridColumn: '1 / -1', minWidth: '0' });
  } else {
    host.style.display = 'contents';
  }
  return host;
}

/** Replaces the elements with the host. If there are none, appends the host to the page. */
function insertHost(host: HTMLElement, [first, ...others]: readonly HTMLElement[]): void {
  if (!first) {
    host.ownerDocument.body.append(host);
    return;
  }
  unshadowed(first).replaceWith(host);
  for (const other of others) other.remove();
}

/**
 * Uses the server's width as the host's natural width if a parent shrinks the host to its content: a row or stack, a
 * float, a grid column, or an inline or absolutely positioned box. The kit measures its container, so its own natural
 * width would be 0. The width is set by a replaced element with a relative `max-width`, so that the parent can still
 * shrink.
 */
function keepNaturalWidth(host: HTMLElement, widthPx: number): void {
  if (host.getBoundingClientRect().width >= widthPx - 1) return;
  const strut = host.ownerDocument.createElement('canvas');
  strut.setAttribute('aria-hidden', 'true');
  Object.assign(strut.style, { display: 'block', width: `${widthPx}px`, maxWidth: '100%', height: '0' });
  host.append(strut);
  const { width } = host.getBoundingClientRect();
  const rowWidth = host.parentElement?.clientWidth ?? 0;
  // In a row, the text next to the host shrinks, as it did next to the server's content. On a phone, the host and the
  // text each get half of the window's width.
  if (width < widthPx - 1 && widthPx <= rowWidth) strut.style.minWidth = `min(${widthPx}px, 50vw)`;
}

const USUAL_TEXT_SIZE = '16px';

/**
 * Sets a custom property for the stylesheet to the text size in the user's browser, because a theme's root may have a
 * different font size (see `scopeStyles`).
 */
function setTextSize({ head, documentElement }: Document): void {
  const probe = documentElement.ownerDocument.createElement('span');
  probe.style.setProperty('font-size', 'medium', 'important');
  head.append(probe);
  const { fontSize } = getComputedStyle(probe);
  probe.remove();
  if (/^\d/.test(fontSize) && fontSize !== USUAL_TEXT_SIZE) {
    documentElement.style.setProperty('--loggia-text-size', fontSize);
  }
}

/** Prevents another lightbox on the page from opening an image that the kit has opened. */
function stopHandled(event: Event): void {
  if (event.defaultPrevented) event.stopPropagation();
}

/**
 * Replaces the container with the kit in a single task, so that users see either one or the other. The container itself
 * is not changed when it is removed, and scripts can no longer find it. If rendering fails, the container is restored
 * and the error is thrown.
 */
export function swapContent(container: HTMLElement, plan: MountPlan, options: SwapOptions): Swap {
  const { settings, onCrash } = options;
  setTextSize(unshadowed(container).ownerDocument);
  const { replaces = [container] } = plan;
  const host = createHost(container, replaces, plan.alignment);
  const { width } = unshadowed(container).getBoundingClientRect();
  const root = createRoot(host);
  let failure: { readonly error: unknown } | undefined;
  let hasRendered = false;

  const undo = () => {
    if (host.isConnected) host.replaceWith(...replaces);
    root.unmount();
  };
  function handleError(error: unknown): void {
    if (hasRendered) queueMicrotask(() => onCrash(error));
    else failure = { error };
  }
  insertHost(host, replaces);
  host.addEventListener('click', stopHandled);
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
  hasRendered = true;
  if (replaces.includes(container)) keepNaturalWidth(host, width);
  carryText(host, container, plan);
  return { host, undo, applyPress: (press) => applyPress(host, press, plan) };
}

export interface MountBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface MountBoundaryState {
  readonly hasFailed: boolean;
}

/** Renders nothing after one of its descendants has thrown, and reports the error. */
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

/** Sets a value with the native setter, because React ignores values set with the setter that it installs. */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
}

function applyEnter(counterpart: HTMLElement, { value }: HTMLInputElement): void {
  if (!(counterpart instanceof HTMLInputElement)) return counterpart.click();
  setValue(counterpart, value);
  counterpart.form?.requestSubmit();
}

/** Applies a press on the server's content to the corresponding kit control. Returns false if there is none. */
export function applyPress(host: HTMLElement, press: PendingPress, plan: MountPlan): boolean {
  const counterpart = plan.findCounterpart?.(host, press.element);
  if (press.kind === 'choice') {
    if (!(counterpart instanceof HTMLSelectElement)) return plan.applyChoice?.(press.element) ?? false;
    setValue(counterpart, press.element.value);
  } else if (!counterpart) return false;
  else if (press.kind === 'enter') applyEnter(counterpart, press.element);
  else counterpart.click();
  return true;
}

/** Copies search text that was typed but not submitted. */
export function carryText(host: HTMLElement, container: HTMLElement, { findCounterpart }: MountPlan): void {
  for (const field of unshadowed(container).querySelectorAll<HTMLInputElement>('input[type="search"]')) {
    if (field.value === field.defaultValue) continue;
    const counterpart = findCounterpart?.(host, field);
    if (counterpart instanceof HTMLInputElement) setValue(counterpart, field.value);
  }
}
