import { escapeHtml } from '../wire/escapeHtml.ts';
import { hiddenInput } from '../wire/hiddenInput.ts';
import { CHECKOUT_PATH, HIGHEST_COUNT } from './constants.ts';
import { moneyText } from './moneyText.ts';
import type { CartLineRow } from './rows.ts';

const form = (task: string, id: number, content: string) =>
  `<form method="post" action="${CHECKOUT_PATH}">${hiddenInput({ name: 'task', value: task })}` +
  `${hiddenInput({ name: 'id', value: String(id) })}${content}</form>`;

function row({ id, image_title: image, label, count, unit_price: price }: CartLineRow): string {
  const name = escapeHtml(`${image}: ${label}`);
  const field = `<input type="number" name="count" min="1" max="${HIGHEST_COUNT}" value="${count}" aria-label="Count of ${name}">`;
  return (
    `<tr><td><strong>${escapeHtml(image)}</strong><br>${escapeHtml(label)}</td><td>${moneyText(price)}</td>` +
    `<td>${form('update_cart', id, `${field}<button>Update</button>`)}</td><td>${moneyText(price * count)}</td>` +
    `<td>${form('remove_item', id, `<button aria-label="Remove ${name}">Remove</button>`)}</td></tr>`
  );
}

function table(lines: readonly CartLineRow[]): string {
  const total = lines.reduce((sum, { count, unit_price: price }) => sum + count * price, 0);
  return (
    `<table><thead><tr><th>Product</th><th>Price</th><th>Count</th><th>Total</th><th></th></tr></thead>` +
    `<tbody>${lines.map(row).join('')}</tbody>` +
    `<tfoot><tr><th colspan="3">Total</th><td>${moneyText(total)}</td><td></td></tr></tfoot></table>` +
    `<p>This is a demo: nothing can be paid here, and nothing is sent to you.</p>`
  );
}

/** The cart of a visitor as a page: works without scripts. */
export function checkoutPage(lines: readonly CartLineRow[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your cart</title>
<link rel="stylesheet" href="${CHECKOUT_PATH}checkout.css"></head>
<body>
<main>
<h1>Your cart</h1>
${lines.length > 0 ? table(lines) : '<p>Your cart is empty.</p>'}
<p><a href="/">Back to the galleries</a></p>
</main>
</body>
</html>
`;
}
