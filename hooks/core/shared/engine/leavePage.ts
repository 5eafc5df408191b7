/** Goes back one page in the history, or to the site's home page if the tab has no history. */
export function leavePage(): void {
  if (window.history.length > 1) window.history.back();
  else window.location.assign('/');
}
