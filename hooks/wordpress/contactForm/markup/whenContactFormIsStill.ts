import { unshadowed } from '../../../shared/unshadowed.ts';
import { attributeOf } from '../../attributeOf.ts';

const BUSY: ReadonlySet<string> = new Set(['submitting', 'resetting', 'validating']);

function isBusy(form: Element): boolean {
  const own = unshadowed(form);
  return BUSY.has(attributeOf(own, 'data-status')) || [...own.classList].some((name) => BUSY.has(name));
}

/**
 * Resolves when the server's own script is not in the middle of something with a form: one that it is sending would be sent twice
 * by whoever took it over. Rejects with the reason of the signal.
 */
export function whenContactFormIsStill(form: Element, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  if (!isBusy(form)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const watch = new MutationObserver(() => {
      if (isBusy(form)) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(form, { attributeFilter: ['class', 'data-status'] });
    signal.addEventListener(
      'abort',
      () => {
        watch.disconnect();
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
