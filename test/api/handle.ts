import { act } from '@testing-library/react-hooks';
import type { MouseEventHandler, Ref, SyntheticEvent } from 'react';
import { vi } from 'vitest';

/** Advances the fake timers. */
export const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** Runs an action and the updates that it causes, including those of resolved promises. */
export const perform = (action: () => unknown): Promise<void> => act(async () => void (await action()));

const createEvent = (own: object) =>
  ({
    button: 0,
    preventDefault: vi.fn(),
    stopPropagation: vi.fn(),
    nativeEvent: new Event('click'),
    ...own,
  }) as unknown;

/** Clicks an element with these props. */
export const press = <TElement>({ onClick }: { readonly onClick?: MouseEventHandler<TElement> | undefined }) =>
  perform(() => onClick?.(createEvent({}) as Parameters<MouseEventHandler<TElement>>[0]));

/** Calls an event handler. `own` adds the fields that it reads. */
export const tell = <TEvent extends SyntheticEvent>(handler: ((event: TEvent) => void) | undefined, own: object = {}) =>
  perform(() => handler?.(createEvent(own) as TEvent));

/** Passes an element to the ref. Pass `null` at the end if the hook observes the element. */
export const attach = <TElement>({ ref }: { readonly ref?: Ref<TElement> | undefined }, element: TElement | null) =>
  perform(() => {
    if (typeof ref === 'function') ref(element);
    else if (ref) Object.assign(ref, { current: element });
  });
