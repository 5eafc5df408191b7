import {
  useCart,
  type DownloadProducts,
  type ManualProduct,
  type PriceListParameter,
  type UseCartOptions,
  type UseCartResult,
  type UseLightboxResult,
} from '@loggia/hooks';

interface CartProps {
  readonly cart: UseCartResult;
}

/** The choices for one option of a print. */
function BareParameter({ cart, parameter }: CartProps & { readonly parameter: PriceListParameter }) {
  switch (parameter.kind) {
    case 'fixed':
      return (
        <p>
          {parameter.title}: {parameter.text}
        </p>
      );
    case 'select':
      return (
        <p>
          <label {...cart.getParameterLabelProps({ parameter })}>{parameter.title}</label>{' '}
          <select {...cart.getSelectProps({ parameter })}>
            {parameter.emptyValue !== undefined && <option value={parameter.emptyValue}>{cart.labels.noOption}</option>}
            {parameter.options.map((option) => (
              <option key={option.value} value={option.value}>
                {cart.optionText(option)}
              </option>
            ))}
          </select>
        </p>
      );
    case 'radio':
    case 'checkboxes':
      return (
        <div {...cart.getGroupProps({ parameter })}>
          <span {...cart.getGroupTitleProps({ parameter })}>{parameter.title}</span>
          {parameter.options.map((option) => (
            <label key={option.value}>
              <input {...cart.getOptionProps({ parameter, option })} /> {cart.optionText(option)}
            </label>
          ))}
        </div>
      );
    default:
      return (
        <p>
          <label {...cart.getParameterLabelProps({ parameter })}>{parameter.title}</label>{' '}
          {parameter.kind === 'text' ? (
            <input {...cart.getTextFieldProps({ parameter })} />
          ) : (
            <textarea {...cart.getTextAreaProps({ parameter })} />
          )}
        </p>
      );
  }
}

/** A print: its description, options and quantity. */
function BareManual({ cart, product }: CartProps & { readonly product: ManualProduct }) {
  const { labels } = cart;
  return (
    <div {...cart.getSectionProps({ section: 'manual' })}>
      <h3>{product.title}</h3>
      <p>{product.description}</p>
      <p>
        {labels.price} {cart.unitPriceText}
      </p>
      {product.parameters.map((parameter) => (
        <BareParameter key={parameter.id} cart={cart} parameter={parameter} />
      ))}
      <label {...cart.getCountLabelProps()}>{labels.count}</label> <input {...cart.getCountProps()} />
    </div>
  );
}

/** Files of the image, with checkboxes or quantities. */
function BareDownloads({ cart, downloads }: CartProps & { readonly downloads: DownloadProducts }) {
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

/** The number of items in the cart, and a form that goes to the checkout. */
function BareCheckout({ cart }: CartProps) {
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
