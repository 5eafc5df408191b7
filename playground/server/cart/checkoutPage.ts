import { LOGIN_PATH } from '../constants.ts';
import { escapeHtml, hiddenInput } from '../wire/markup.ts';
import { CHECKOUT_PATH, HIGHEST_COUNT } from './constants.ts';
import { moneyText } from './money.ts';
import type { CartLineRow } from './rows.ts';

/** The order of one visitor. */
export interface Cart {
  readonly lines: readonly CartLineRow[];
  /** Products for members only. They move to the cart when the visitor logs in. */
  readonly waiting: readonly CartLineRow[];
}

const form = (task: string, id: number, content: string) =>
  `<form method="post" action="${CHECKOUT_PATH}">${hiddenInput({ name: 'task', value: task })}` +
  `${hiddenInput({ name: 'id', value: String(id) })}${content}</form>`;

const nameOf = ({ image_title: image, label }: CartLineRow) => escapeHtml(`${image}: ${label}`);

const removal = (line: CartLineRow) =>
  form('remove_item', line.id, `<button aria-label="Remove ${nameOf(line)}">Remove</button>`);

function row(line: CartLineRow): string {
  const { id, image_title: image, label, count, unit_price: price } = line;
  const name = nameOf(line);
  const field = `<input type="number" name="count" min="1" max="${HIGHEST_COUNT}" value="${count}" aria-label="Count of ${name}">`;
  return (
    `<tr><td><strong>${escapeHtml(image)}</strong><br>${escapeHtml(label)}</td><td>${moneyText(price)}</td>` +
    `<td>${form('update_cart', id, `${field}<button>Update</button>`)}</td><td>${moneyText(price * count)}</td>` +
    `<td>${removal(line)}</td></tr>`
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

/**
 * Returns the notice for a visitor who must log in before ordering: the reason, the next step, and the state of the
 * order.
 */
function loginNotice(waiting: readonly CartLineRow[]): string {
  if (waiting.length === 0) return '';
  const items = waiting.map((line) => `<li>${line.count} × ${nameOf(line)} ${removal(line)}</li>`);
  const address = `${LOGIN_PATH}?${new URLSearchParams({ redirect_to: CHECKOUT_PATH }).toString()}`;
  return (
    `<section><h2>Please log in to buy this</h2><ul>${items.join('')}</ul>` +
    `<p>Only members can buy it, so it is not in your cart yet. It is kept for you, and in your cart once you have logged in.</p>` +
    `<p><a href="${address}">Log in</a> (in this demo: as the administrator)</p></section>`
  );
}

/** Returns the checkout page, which works without JavaScript. */
export function checkoutPage({ lines, waiting }: Cart): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your cart</title>
<link rel="stylesheet" href="${CHECKOUT_PATH}checkout.css"></head>
<body>
<main>
<h1>Your cart</h1>
${loginNotice(waiting)}
${lines.length > 0 ? table(lines) : '<p>Your cart is empty.</p>'}
<p><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`;
}
