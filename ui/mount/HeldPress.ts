/** What a visitor asked of the server's content before the kit was ready. */
export type HeldPress =
  /** `touches`: what the finger did before it, kept from the page as well; none where it was no finger. */
  | { readonly kind: 'click'; readonly element: HTMLElement; readonly touches: readonly Event[] }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'choice'; readonly element: HTMLSelectElement };
