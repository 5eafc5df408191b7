import type { UseCartResult } from '@loggia/hooks';

export interface BareCheckoutProps {
  readonly cart: UseCartResult;
}

/** How much is in the cart, and the way to it: a form that is really posted. */
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
