import type { UseCartResult } from '@loggia/hooks';

export interface BareCheckoutProps {
  readonly cart: UseCartResult;
}

/** The number of items in the cart, and a form that goes to the checkout. */
export function BareCheckout({ cart }: BareCheckoutProps) {
  const { labels, productsText, hasCheckout, checkoutFields } = cart;
  return (
    <>
      <p>{productsText}</p>
      <a {...cart.getCheckoutLinkProps()}>{labels.toCheckout}</a>
      {hasCheckout && (
        <form {...cart.getCheckoutFormProps()}>
          {checkoutFields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit">{labels.viewCart}</button>
        </form>
      )}
    </>
  );
}
