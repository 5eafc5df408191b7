import { LIGHTBOX_SHORTCUTS } from '../lightbox/constants.ts';
import { interpretKey } from '../lightbox/interpretKey.ts';

/** Those of the photo lightbox. Escape is the dialog's own. */
const SHORTCUTS = { next: LIGHTBOX_SHORTCUTS.next, previous: LIGHTBOX_SHORTCUTS.previous };

/** Hears the keys that go on and back in an open lightbox, until the signal ends it. A `<video>` with the focus keeps its own. */
export function watchPopupKeys(
  dialog: HTMLDialogElement,
  step: (steps: number, event: KeyboardEvent) => void,
  signal: AbortSignal,
): void {
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = interpretKey(event, dialog, SHORTCUTS);
    if (action !== 'next' && action !== 'previous') return;
    event.preventDefault();
    step(action === 'next' ? 1 : -1, event);
  };
  document.addEventListener('keydown', handleKeyDown, { signal });
}
