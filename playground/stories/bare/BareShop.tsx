import { useCart, type UseCartOptions, type UseLightboxResult } from '@loggia/hooks';
import { BareCheckout } from './BareCheckout.tsx';
import { BareDownloads } from './BareDownloads.tsx';
import { BareManual } from './BareManual.tsx';

export interface BareShopProps extends Pick<UseCartOptions, 'onAdded'> {
  readonly lightbox: UseLightboxResult;
  readonly isOpen: boolean;
}

/** The products for the image, with a form that adds them to the cart. */
export function BareShop({ lightbox, isOpen, onAdded }: BareShopProps) {
  const cart = useCart(lightbox, { isOpen, onAdded });
  const { labels, priceList, sections, status } = cart;
  return (
    <div {...cart.getPanelProps()}>
      {status === 'loading' && <p>{labels.loading}</p>}
      {status === 'failed' && (
        <p role="alert">
          {labels.failed} <button {...cart.getRetryButtonProps()} />
        </p>
      )}
      {priceList && sections.length === 0 && <p>{labels.empty}</p>}
      {priceList && sections.length > 0 && (
        <form {...cart.getFormProps({ className: 'bare-form' })}>
          {sections.length > 1 && (
            <div {...cart.getTabListProps()}>
              {sections.map((section) => (
                <button key={section} {...cart.getTabProps({ section })}>
                  {labels[section]}
                </button>
              ))}
            </div>
          )}
          {priceList.manual && sections.includes('manual') && <BareManual cart={cart} product={priceList.manual} />}
          {priceList.downloads && sections.includes('downloads') && (
            <BareDownloads cart={cart} downloads={priceList.downloads} />
          )}
          <output {...cart.getTotalProps()}>
            {labels.total} {cart.totalText}
          </output>{' '}
          <button {...cart.getAddButtonProps()}>{labels.add}</button>
        </form>
      )}
      <p {...cart.getStatusProps()} />
      <BareCheckout cart={cart} />
    </div>
  );
}
