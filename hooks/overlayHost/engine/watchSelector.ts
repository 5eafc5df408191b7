/** Finds the elements of a page that are there, and those that come, until the result is called. */
export function watchSelector(page: Document, selector: string, onFound: (element: Element) => void): () => void {
  const look = () => {
    for (const element of page.querySelectorAll(selector)) onFound(element);
  };
  look();
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) look();
  });
  observer.observe(page.documentElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}
