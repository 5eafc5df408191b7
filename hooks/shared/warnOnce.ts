import { createPageState } from './pageState.ts';

const page = /* @__PURE__ */ createPageState<{ printed: Set<string> }>('warnings', () => ({ printed: new Set() }));

/** Says once, in development builds only, what happened, why it matters and how to fix it. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || page.printed.has(message)) return;
  page.printed.add(message);
  console.warn(`Loggia: ${message}`);
}
