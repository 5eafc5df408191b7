/** The structure of a response's markup, without text and URLs. */
export interface AnswerShape {
  readonly rootElements: readonly string[];
  readonly hasErrorBlock: boolean;
  /** Attribute names, in alphabetical order. */
  readonly container: readonly string[];
  readonly form: readonly string[];
  readonly items: readonly string[];
  readonly link: readonly string[];
  readonly image: readonly string[];
  /** IDs, or class names for inputs without an ID, in document order. */
  readonly hiddenInputs: readonly string[];
  readonly hasPageLinks: boolean;
  readonly hasLoadMoreButton: boolean;
}

function nameOf(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  const [className] = element.classList;
  return element.tagName.toLowerCase() + id + (className ? `.${className}` : '');
}

function attributesOf(element: Element | null): readonly string[] {
  return element ? element.getAttributeNames().toSorted() : [];
}

/** Extracts the structure from markup. Requires a DOM. */
export function summarizeAnswer(markup: string): AnswerShape {
  const page = new DOMParser().parseFromString(`<body>${markup}`, 'text/html');
  const find = (selector: string) => page.querySelector(selector);
  return {
    rootElements: [...page.body.children].map(nameOf),
    hasErrorBlock: find('.wd_error > p > strong') !== null,
    container: attributesOf(find('.bwg_container')),
    form: attributesOf(find('form[data-ajax-url]')),
    items: attributesOf(find('.bwg-container')),
    link: attributesOf(find('a[data-image-id]')),
    image: attributesOf(find('a[data-image-id] img')),
    hiddenInputs: [...page.querySelectorAll('input[type="hidden"]')].map(
      (input) => input.id || input.getAttribute('class') || '',
    ),
    hasPageLinks: find('.pagination-links[data-pages-count]') !== null,
    hasLoadMoreButton: find('a.bwg_load_btn') !== null,
  };
}
