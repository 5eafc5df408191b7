'use client';
import type { CartPanelProps } from './CartPanelProps.ts';

/** How much is in the cart, and the way to it: a form, so that it works as the back end expects. */
export function CartCheckout({ cart }: CartPanelProps) {
  const { labels, submission, checkoutFields, hasCheckout, productsText } = cart;
  if (!hasCheckout && !productsText) return null;
  return (
    <div className="loggia-cart-checkout">
      {submission.status === 'added' && submission.checkoutUrl && (
        <a {...cart.getCheckoutLinkProps()}>{labels.toCheckout}</a>
      )}
      {hasCheckout && (
        <form {...cart.getCheckoutFormProps()}>
          {checkoutFields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit">{labels.viewCart}</button>
        </form>
      )}
      <span>{productsText}</span>
    </div>
  );
}
