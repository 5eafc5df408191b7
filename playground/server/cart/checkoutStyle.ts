/** Style of the checkout page: its policy allows no other than a file of this origin. */
export const CHECKOUT_STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem; border-bottom: 1px solid #8886; text-align: start; vertical-align: top; }
tfoot th { text-align: end; }
form { display: inline-flex; gap: 0.25rem; }
input { width: 5rem; font: inherit; }
button { font: inherit; min-height: 2rem; }
`;
