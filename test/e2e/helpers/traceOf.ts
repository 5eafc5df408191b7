import type { Page } from 'playwright';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: {
    readonly data?: { readonly score?: number };
    readonly beginData?: { readonly stackTrace?: readonly { readonly url: string; readonly functionName: string }[] };
  };
}

const MARK = 'traced page';

/** Returns Chromium's trace of the page's process during `act`. A browser can record only one trace at a time. */
export async function traceOf(page: Page, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page has no browser of its own.');
  await browser.startTracing(page, {
    categories: ['loading', 'blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
  });
  let trace: Buffer | undefined;
  try {
    await act();
    await page.evaluate((mark) => void performance.mark(mark), MARK);
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  // The browser is shared, so the trace also contains pages of other tests.
  const marked = traceEvents.find(({ name }) => name === MARK);
  if (!marked) throw new Error('The trace does not contain the page.');
  return traceEvents.filter(({ pid }) => pid === marked.pid);
}

/** The scores of all layout shifts. */
export function shiftsIn(events: readonly TraceEvent[]): readonly number[] {
  return events.flatMap(({ name, args }) => (name === 'LayoutShift' ? [args.data?.score ?? Number.NaN] : []));
}

/** The functions of the site, with their files, that forced a synchronous layout. */
export function forcedLayoutsIn(events: readonly TraceEvent[]): readonly string[] {
  return events.flatMap(({ name, args }) => {
    const stack = name === 'Layout' || name === 'UpdateLayoutTree' ? (args.beginData?.stackTrace ?? []) : [];
    const ours = stack.find(({ url }) => url.includes('/assets/'));
    return ours ? [`${name}: ${ours.functionName} ${ours.url}`] : [];
  });
}
