import type { Ref, RefCallback } from 'react';
import { memoizeByPair } from './memoizeByKey.ts';

type Props = Record<string, unknown>;
type Handler = (event: { readonly defaultPrevented?: boolean }, ...rest: unknown[]) => void;

const chainHandlers = memoizeByPair<Handler, Handler, Handler>((own, callers) => (event, ...rest) => {
  callers(event, ...rest);
  if (!event?.defaultPrevented) own(event, ...rest);
});

type ElementRef = Exclude<Ref<unknown>, null>;

const chainRefs = memoizeByPair((own: ElementRef, callers: ElementRef) => mergeRefs<unknown>(own, callers));

/** Whether a prop is combined with the caller's prop. If the caller passes `null`, nothing changes. */
const isJoined = (name: string): boolean => /^(ref|style|on[A-Z].*|aria-(labell|describ)edby)$/.test(name);

function mergeValues(name: string, own: unknown, callers: unknown): unknown {
  if (!own || !callers) return callers;
  if (/^on[A-Z]/.test(name) && typeof own === 'function') return chainHandlers(own as Handler, callers as Handler);
  if (name === 'ref') return chainRefs(own as ElementRef, callers as ElementRef);
  if (name === 'style') return { ...(own as object), ...(callers as object) };
  if (/^aria-(labell|describ)edby$/.test(name)) return `${String(own)} ${String(callers)}`;
  return callers;
}

/**
 * Merges the props of a prop getter with the caller's props. The caller's handler runs first, and `preventDefault()`
 * skips the hook's handler. Refs, styles, `aria-labelledby` and `aria-describedby` are merged. For all other props, the
 * caller's value takes precedence. `undefined` changes nothing, and `null` does not remove a ref or handler. A merged
 * handler or ref is stable as long as the two handlers or refs that it combines are stable.
 */
export function mergeProps<TOwn extends object, TCallers extends object>(
  own: TOwn,
  callers: TCallers | undefined,
): TOwn & TCallers {
  const merged: Props = { ...(own as Props) };
  for (const [name, value] of Object.entries({ ...callers })) {
    if (value !== undefined && !(value === null && isJoined(name)))
      merged[name] = mergeValues(name, merged[name], value);
  }
  return merged as TOwn & TCallers;
}

type Cleanup = () => void;

function assignRef<TElement>(ref: Ref<TElement> | undefined, element: TElement | null): Cleanup | undefined {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    // In React 19, refs may return a cleanup function. In React 18, they never do.
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref) {
    ref.current = element;
    return () => {
      ref.current = null;
    };
  }
  return undefined;
}

/**
 * Merges several refs into one ref callback. It works in React 18, which calls it with `null`, and in React 19, where
 * it returns a cleanup function.
 */
export function mergeRefs<TElement>(...refs: readonly (Ref<TElement> | undefined)[]): RefCallback<TElement> {
  let cleanups: (Cleanup | undefined)[] = [];
  return (element: TElement | null) => {
    for (const cleanup of cleanups) cleanup?.();
    cleanups = element === null ? [] : refs.map((ref) => assignRef(ref, element));
  };
}
