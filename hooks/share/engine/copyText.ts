import { focusedElement } from '../../shared/engine/focus.ts';

/** Copies a text by selecting it in a temporary field, which is placed beside `near`: nothing outside an open dialog can be selected. */
function copyBySelection(text: string, near: Element | null): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = focusedElement(document);
  (near?.parentElement ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}

/** Copies a text to the clipboard in any way that the browser allows. Returns false if it allows none. */
export async function copyText(text: string, near: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard on an insecure page or in a frame, or the visitor denied it.
    return copyBySelection(text, near);
  }
}
