/** Whether the server says within an element that something is wrong, or that there is nothing to show. */
export function hasErrorBlock(element: Element): boolean {
  return element.querySelector('.wd_error') !== null;
}
