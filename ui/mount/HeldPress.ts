/** What a visitor asked of the server's content before the kit was ready. */
export type HeldPress =
  | { readonly kind: 'click'; readonly element: HTMLElement }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'choice'; readonly element: HTMLSelectElement };
