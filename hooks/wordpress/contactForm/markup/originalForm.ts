import { unshadowed } from '../../../shared/unshadowed.ts';
import { attributeOf } from '../../markup.ts';

const BUSY: ReadonlySet<string> = new Set(['submitting', 'resetting', 'validating']);

function isBusy(form: Element): boolean {
  const own = unshadowed(form);
  return BUSY.has(attributeOf(own, 'data-status')) || [...own.classList].some((name) => BUSY.has(name));
}

/**
 * Resolves when the server's own script is not in the middle of something with a form: one that it is sending would be sent twice
 * by whoever took it over. Rejects with the reason of the signal.
 */
export function whenContactFormIdle(form: Element, { signal }: { readonly signal: AbortSignal }): Promise<void> {
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

/**
 * Makes what stands around one of the server's forms stop speaking for it, because `drawn` does now: its list for readers is put
 * away, and its id goes to the new form. Returns what undoes that.
 */
export function muteOriginalContactForm(drawn: Element): () => void {
  const own = unshadowed(drawn);
  const around = own.closest('.wpcf7');
  const list = around?.querySelector<HTMLElement>('.screen-reader-response');
  const id = around?.getAttribute('id') ?? null;
  const wasHidden = list?.hidden ?? false;
  if (list) list.hidden = true;
  if (id === own.id) around?.removeAttribute('id');
  return () => {
    if (list) list.hidden = wasHidden;
    if (id !== null) around?.setAttribute('id', id);
  };
}
