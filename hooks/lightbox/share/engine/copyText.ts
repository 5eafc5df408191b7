import { focusedElement } from '../../../core/shared/engine/focus.ts';

/**
 * Copies text by selecting it in a temporary field. The field is inserted next to `near`, because nothing outside an
 * open modal dialog can be selected.
 */
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

/** Copies text to the clipboard by any method that the browser allows. Resolves to `false` if it allows none. */
export async function copyText(text: string, near: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The page is insecure, it is in a frame without clipboard access, or the user has denied permission.
    return copyBySelection(text, near);
  }
}
