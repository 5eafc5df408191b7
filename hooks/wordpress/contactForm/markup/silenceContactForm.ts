import { unshadowed } from '../../../shared/unshadowed.ts';

/**
 * Makes what stands around one of the server's forms stop speaking for it, because `drawn` does now: its list for readers is put
 * away, and its id goes to the new form. Returns what undoes that.
 */
export function silenceContactForm(drawn: Element): () => void {
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
