import { focusedElement } from '../../shared/engine/focus.ts';

/** Selects the text in a field that lives for a moment. Beside `near`: outside an open dialog nothing can be selected. */
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

/** Puts a text into the clipboard, by whatever way the browser allows. False where it allows none. */
export async function copyText(text: string, near: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard on an insecure page or in a frame, or the visitor said no.
    return copyBySelection(text, near);
  }
}
