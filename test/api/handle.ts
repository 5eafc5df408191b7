import { act } from '@testing-library/react-hooks';
import type { MouseEventHandler, Ref, SyntheticEvent } from 'react';
import { vi } from 'vitest';

/** Lets the clock of a test go on, with what follows of itself. */
export const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** Does something and lets what follows at once happen, answers included. */
export const perform = (action: () => unknown): Promise<void> => act(async () => void (await action()));

const sign = (own: object) =>
  ({
    button: 0,
    preventDefault: vi.fn(),
    stopPropagation: vi.fn(),
    nativeEvent: new Event('click'),
    ...own,
  }) as unknown;

/** Presses what a getter gave its props to. */
export const press = <TElement>({ onClick }: { readonly onClick?: MouseEventHandler<TElement> | undefined }) =>
  perform(() => onClick?.(sign({}) as Parameters<MouseEventHandler<TElement>>[0]));

/** Gives a handler of a getter an event with what it reads of it. */
export const tell = <TEvent extends SyntheticEvent>(handler: ((event: TEvent) => void) | undefined, own: object = {}) =>
  perform(() => handler?.(sign(own) as TEvent));

/** Gives an element to the ref of a getter. Give it null in the end where it is watched. */
export const attach = <TElement>({ ref }: { readonly ref?: Ref<TElement> | undefined }, element: TElement | null) =>
  perform(() => {
    if (typeof ref === 'function') ref(element);
    else if (ref) Object.assign(ref, { current: element });
  });
