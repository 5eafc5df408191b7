/** What a visitor asked of the server's content before the kit was ready. */
export type HeldPress =
  /** `touches`: what the finger did before it, kept from the page as well; none where it was no finger. */
  | { readonly kind: 'click'; readonly element: HTMLElement; readonly touches: readonly Event[] }
  /** Enter in a field: for what has been typed in it. */
  | { readonly kind: 'enter'; readonly element: HTMLInputElement }
  | { readonly kind: 'choice'; readonly element: HTMLSelectElement };
