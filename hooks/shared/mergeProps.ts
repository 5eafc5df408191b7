import type { Ref } from 'react';
import { mergeRefs } from './mergeRefs.ts';

type Props = Record<string, unknown>;
type Handler = (event: { readonly defaultPrevented?: boolean }, ...rest: unknown[]) => void;

function chainHandlers(own: Handler, callers: Handler): Handler {
  return (event, ...rest) => {
    callers(event, ...rest);
    if (!event?.defaultPrevented) own(event, ...rest);
  };
}

function mergeValues(name: string, own: unknown, callers: unknown): unknown {
  if (!own || !callers) return callers;
  if (/^on[A-Z]/.test(name) && typeof own === 'function') return chainHandlers(own as Handler, callers as Handler);
  if (name === 'ref') return mergeRefs(own as Ref<unknown>, callers as Ref<unknown>);
  if (name === 'style') return { ...(own as object), ...(callers as object) };
  if (/^aria-(labell|describ)edby$/.test(name)) return `${String(own)} ${String(callers)}`;
  return callers;
}

/**
 * Joins the props of a getter with those of its caller: the caller's handler runs first and `preventDefault()` skips ours,
 * refs are merged, styles are laid over each other, `aria-labelledby` and `aria-describedby` lists are joined, everything
 * else of the caller wins.
 */
export function mergeProps<TOwn extends object, TCallers extends object>(
  own: TOwn,
  callers: TCallers | undefined,
): TOwn & TCallers {
  const merged: Props = { ...(own as Props) };
  for (const [name, value] of Object.entries({ ...callers })) {
    if (value !== undefined) merged[name] = mergeValues(name, merged[name], value);
  }
  return merged as TOwn & TCallers;
}
