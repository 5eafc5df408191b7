import { unshadowed } from '../../../../core/shared/unshadowed.ts';
import { attributeOf } from '../../markup.ts';

const BUSY: ReadonlySet<string> = new Set(['submitting', 'resetting', 'validating']);

function isBusy(form: Element): boolean {
  const own = unshadowed(form);
  return BUSY.has(attributeOf(own, 'data-status')) || [...own.classList].some((name) => BUSY.has(name));
}

/**
 * Resolves once the server's own script is idle. Wait for this before you replace a form, because a form that the
 * script is still sending could be sent twice. If the signal is aborted, rejects with the signal's reason.
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
 * Silences the server's elements around a form that was replaced by `replacement`. Hides the server's list of messages
 * for screen readers, and removes an id that the new form also uses. Returns a function that undoes these changes.
 */
export function muteOriginalContactForm(replacement: Element): () => void {
  const own = unshadowed(replacement);
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
