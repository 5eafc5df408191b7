'use client';
import { CartCheckout } from './CartCheckout.tsx';
import { CartDownloads } from './CartDownloads.tsx';
import { CartManual } from './CartManual.tsx';
import { CartTabs } from './CartTabs.tsx';
import type { CartPanelProps } from './CartPanelProps.ts';

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
          {labels.failed} <button {...cart.getRetryButtonProps()}>{labels.retry}</button>
        </p>
      )}
      <CartContent cart={cart} />
      <p {...cart.getMessageProps({ className: 'loggia-cart-message' })} />
      <CartCheckout cart={cart} />
    </div>
  );
}
