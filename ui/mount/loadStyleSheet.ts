const sheets = new WeakMap<Document, Map<string, Promise<void>>>();

function addLink(document: Document, href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${href} could not be loaded.`));
    });
    document.head.append(link);
  });
}

/** Resolves when the page has the style sheet: it is added once, unless the page's own head names it already. */
export function loadStyleSheet(document: Document, href: string): Promise<void> {
  const own = sheets.get(document) ?? new Map<string, Promise<void>>();
  sheets.set(document, own);
  const address = new URL(href, document.baseURI).href;
  const isThere = [...document.styleSheets].some((sheet) => sheet.href === address);
  const loading = isThere ? Promise.resolve() : (own.get(address) ?? addLink(document, address));
  own.set(address, loading);
  // Another call may try again.
  loading.catch(() => own.delete(address));
  return loading;
}
