/** Opens an address in a new tab. False where the browser blocks it, as it does long after a press. */
export function openInNewTab(url: string): boolean {
  // Not with `noopener`: then nobody could tell whether it opened.
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(url);
  return true;
}
