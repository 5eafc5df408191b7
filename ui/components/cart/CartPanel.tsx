'use client';
import type { UseCartResult } from '@loggia/hooks/cart';
import { answerFailureLabel } from '@loggia/hooks/errors';
import { CartDownloads } from './CartDownloads.tsx';
import { CartManual } from './CartManual.tsx';

export interface CartPanelProps {
  readonly cart: UseCartResult;
}

function CartContent({ cart }: CartPanelProps) {
  const { labels, priceList, sections, submission } = cart;
  if (!priceList) return null;
  if (sections.length === 0) return <p>{labels.empty}</p>;
  return (
    <form {...cart.getFormProps({ className: 'loggia-cart-form' })}>
      {sections.length > 1 && <CartTabs cart={cart} />}
      {priceList.manual && sections.includes('manual') && <CartManual cart={cart} product={priceList.manual} />}
      {priceList.downloads && sections.includes('downloads') && (
        <CartDownloads cart={cart} downloads={priceList.downloads} />
      )}
      <output {...cart.getTotalProps({ className: 'loggia-cart-total', hidden: cart.section === null })}>
        {labels.total} <bdi>{cart.totalText}</bdi>
      </output>
      <button {...cart.getAddButtonProps({ className: 'loggia-cart-add' })}>
        {submission.status === 'adding' ? labels.adding : labels.add}
      </button>
    </form>
  );
}

/** The shop of the current image: what it is sold for, and the way into the cart. Stands in a sidebar, or alone. */
export function CartPanel({ cart }: CartPanelProps) {
  const { labels, status } = cart;
  return (
    <div {...cart.getPanelProps({ className: 'loggia-cart' })}>
      {status === 'loading' && <p className="loggia-cart-loading">{labels.loading}</p>}
      {status === 'failed' && (
        <p role="alert">
          {labels[answerFailureLabel(cart.failure) ?? 'failed']}{' '}
          <button {...cart.getRetryButtonProps()}>{labels.retry}</button>
        </p>
      )}
      <CartContent cart={cart} />
      <p {...cart.getStatusProps({ className: 'loggia-cart-message' })} />
      <CartCheckout cart={cart} />
    </div>
  );
}

/** The choice between prints and files. */
function CartTabs({ cart }: CartPanelProps) {
  return (
    <div {...cart.getTabListProps({ className: 'loggia-cart-tabs' })}>
      {cart.sections.map((section) => (
        <button key={section} {...cart.getTabProps({ section })}>
          {cart.labels[section]}
        </button>
      ))}
    </div>
  );
}

/** The amount in the cart, and the way to it: a form, so that it works as the back end expects. */
function CartCheckout({ cart }: CartPanelProps) {
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
