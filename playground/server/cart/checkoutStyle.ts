/**
 * The checkout page's style sheet. It is a separate file, because the page's policy allows only style sheets from this
 * origin.
 */
export const CHECKOUT_STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
section { padding: 0 1rem; border: 1px solid #8886; border-inline-start: 0.375rem solid #b26a00; border-radius: 0.5rem; }
section ul { padding: 0; list-style: none; }
section li { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; }
section a { display: inline-block; padding-block: 0.625rem; font-weight: 600; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem; border-bottom: 1px solid #8886; text-align: start; vertical-align: top; }
tfoot th { text-align: end; }
form { display: inline-flex; gap: 0.25rem; }
input { width: 5rem; font: inherit; }
button, input { box-sizing: border-box; min-height: 2.75rem; }
button { font: inherit; }
td:nth-child(2), td:nth-child(4), tfoot td { white-space: nowrap; }
@media (max-width: 40rem) {
  thead { position: absolute; overflow: hidden; clip-path: inset(50%); }
  tr { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.75rem 0; border-bottom: 1px solid #8886; }
  th, td { padding: 0; border: 0; }
  td:empty { display: none; }
  tbody td:first-child { flex: 1 0 100%; }
  tbody td:nth-child(4) { margin-inline-start: auto; font-weight: 600; }
  tfoot th { flex: 1; }
  tfoot { font-weight: 600; }
}
`;
