/** What an element takes over from what is around it. */
const INHERITED = ['color', 'font', 'letter-spacing', 'line-height', 'text-align', 'text-transform', 'cursor'] as const;

/** Lets what is in the host look as it does on the page, and not like a part of the lightbox. */
export function inheritFromPage(host: HTMLElement): void {
  const page = getComputedStyle(host.ownerDocument.body);
  for (const name of INHERITED) host.style.setProperty(name, page.getPropertyValue(name));
}
