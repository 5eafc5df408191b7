/** Whether the context menu over `target` is one of the container's pictures, and not that of a text field or of a dialog. */
export function isProtected(target: EventTarget | null, container: Element): boolean {
  if (!(target instanceof Element) || target.closest(':read-write')) return false;
  const dialog = target.closest('dialog');
  return dialog === null || !container.contains(dialog);
}
