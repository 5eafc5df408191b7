/** Goes to the page before this one; in a tab that has none, to the first page of the site. */
export function leavePage(): void {
  if (window.history.length > 1) window.history.back();
  else window.location.assign('/');
}
