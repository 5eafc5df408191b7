'use client';
import type { DownloadProducts } from '@loggia/hooks/backend';
import type { UseCartResult } from '@loggia/hooks/cart';

export interface CartDownloadsProps {
  readonly cart: UseCartResult;
  readonly downloads: DownloadProducts;
}

/** Files of the image: name, size and price of each, and the field to take it. */
export function CartDownloads({ cart, downloads }: CartDownloadsProps) {
  const { labels } = cart;
  return (
    <div {...cart.getSectionProps({ section: 'downloads', className: 'loggia-cart-section' })}>
      <table className="loggia-cart-downloads">
        <thead>
          <tr>
            <th scope="col">{labels.name}</th>
            <th scope="col">{labels.dimensions}</th>
            <th scope="col">{labels.price}</th>
            <th scope="col">{downloads.isCounted ? labels.count : labels.choose}</th>
          </tr>
        </thead>
        <tbody>
          {downloads.items.map((item) => (
            <tr key={item.id}>
              <th scope="row">{item.name}</th>
              <td>
                <bdi>{cart.dimensionText(item)}</bdi>
              </td>
              <td>
                <bdi>{cart.formatPrice(item.price)}</bdi>
              </td>
              <td>
                <input {...cart.getDownloadProps({ item })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
