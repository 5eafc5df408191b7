import type { DownloadProducts, UseCartResult } from '@loggia/hooks';

export interface BareDownloadsProps {
  readonly cart: UseCartResult;
  readonly downloads: DownloadProducts;
}

/** Files of the image, with checkboxes or quantities. */
export function BareDownloads({ cart, downloads }: BareDownloadsProps) {
  return (
    <div {...cart.getSectionProps({ section: 'downloads' })}>
      <ul>
        {downloads.items.map((item) => (
          <li key={item.id}>
            <input {...cart.getDownloadProps({ item })} /> {item.name}, {cart.dimensionText(item)},{' '}
            {cart.formatPrice(item.price)}
          </li>
        ))}
      </ul>
    </div>
  );
}
