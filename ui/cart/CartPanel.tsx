'use client';
import { useContext } from 'react';
import type { UseCartResult } from '@loggia/hooks/cart';
import { responseErrorLabel, errorKind } from '@loggia/hooks/errors';
import type { DownloadProducts, ManualProduct, PriceListOption, PriceListParameter } from '@loggia/hooks/backend';
import { StatusContext } from '../KitProvider.tsx';
import { CartIcon } from '../icons/CartIcon.ts';
import { Failure } from '../failure/Failure.tsx';

export interface CartPanelProps {
  readonly cart: UseCartResult;
}

function CartContent({ cart }: CartPanelProps) {
  const renderStatus = useContext(StatusContext);
  const { labels, priceList, sections, submission } = cart;
  if (!priceList) return null;
  if (sections.length === 0) {
    return (
      <div className="loggia-notice">
        <CartIcon />
        <p>{labels.empty}</p>
      </div>
    );
  }
  const total = (
    <>
      {labels.total} <bdi>{cart.totalText}</bdi>
    </>
  );
  return (
    <form {...cart.getFormProps({ className: 'loggia-cart-form' })}>
      {sections.length > 1 && <CartTabs cart={cart} />}
      {priceList.manual && sections.includes('manual') && <CartManual cart={cart} product={priceList.manual} />}
      {priceList.downloads && sections.includes('downloads') && (
        <CartDownloads cart={cart} downloads={priceList.downloads} />
      )}
      <div className="loggia-cart-foot">
        {renderStatus(
          <output {...cart.getTotalProps({ className: 'loggia-cart-total', hidden: cart.section === null })}>
            {total}
          </output>,
          cart.section !== null && total,
        )}
        <button {...cart.getAddButtonProps({ className: 'loggia-cart-add' })}>
          {submission.status === 'adding' ? labels.adding : labels.add}
        </button>
      </div>
    </form>
  );
}

/**
 * Renders the shop for the current image: its products, and a form that adds them to the cart. Use it in a sidebar or
 * on its own.
 */
export function CartPanel({ cart }: CartPanelProps) {
  const renderStatus = useContext(StatusContext);
  const { labels, status } = cart;
  return (
    <div {...cart.getPanelProps({ className: 'loggia-cart' })}>
      {status === 'loading' && <p className="loggia-cart-loading">{labels.loading}</p>}
      {status === 'failed' && (
        <Failure role="alert" isOffline={errorKind(cart.error) === 'offline'}>
          <p>{labels[responseErrorLabel(cart.error) ?? 'failed']}</p>
          <button {...cart.getRetryButtonProps()} />
        </Failure>
      )}
      <CartContent cart={cart} />
      {renderStatus(<p {...cart.getStatusProps({ className: 'loggia-cart-message' })} />, cart.message)}
      <CartCheckout cart={cart} />
    </div>
  );
}

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

/** Renders the number of products in the cart, and a form that is submitted to the backend's checkout page. */
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

interface CartManualProps {
  readonly cart: UseCartResult;
  readonly product: ManualProduct;
}

function CartManual({ cart, product }: CartManualProps) {
  const { labels } = cart;
  const { title, description, parameters } = product;
  return (
    <div {...cart.getSectionProps({ section: 'manual', className: 'loggia-cart-section' })}>
      {title && (
        // Not an `h3`, because a site's own heading styles would override the kit's, which are in a layer.
        <div className="loggia-cart-title" role="heading" aria-level={3}>
          {title}
        </div>
      )}
      {description && <p className="loggia-cart-description">{description}</p>}
      <p>
        {labels.price} <bdi>{cart.unitPriceText}</bdi>
      </p>
      {parameters.map((parameter) => (
        <CartParameter key={parameter.id} cart={cart} parameter={parameter} />
      ))}
      <div className="loggia-cart-field">
        <label {...cart.getCountLabelProps()}>{labels.count}</label>
        <input {...cart.getCountProps()} />
      </div>
    </div>
  );
}

function Field({ cart, parameter }: CartParameterProps) {
  switch (parameter.kind) {
    case 'textarea':
      return <textarea rows={3} {...cart.getTextAreaProps({ parameter })} />;
    case 'select':
      return (
        <select {...cart.getSelectProps({ parameter })}>
          {parameter.emptyValue !== undefined && <option value={parameter.emptyValue}>{cart.labels.noOption}</option>}
          {parameter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {cart.optionText(option)}
            </option>
          ))}
        </select>
      );
    default:
      return <input {...cart.getTextFieldProps({ parameter })} />;
  }
}

function CartParameter({ cart, parameter }: CartParameterProps) {
  const { kind, title } = parameter;
  if (kind === 'fixed') {
    return (
      <dl className="loggia-cart-field">
        <dt>{title}</dt>
        <dd>{parameter.text}</dd>
      </dl>
    );
  }
  if (kind === 'radio' || kind === 'checkboxes') {
    return <CartOptions cart={cart} parameter={parameter} options={parameter.options} />;
  }
  return (
    <div className="loggia-cart-field">
      <label {...cart.getParameterLabelProps({ parameter })}>{title}</label>
      <Field cart={cart} parameter={parameter} />
    </div>
  );
}

interface CartParameterProps {
  readonly cart: UseCartResult;
  readonly parameter: PriceListParameter;
}

interface CartOptionsProps extends CartParameterProps {
  readonly options: readonly PriceListOption[];
}

function CartOptions({ cart, parameter, options }: CartOptionsProps) {
  return (
    <div {...cart.getGroupProps({ parameter, className: 'loggia-cart-field' })}>
      <span {...cart.getGroupTitleProps({ parameter })}>{parameter.title}</span>
      <div className="loggia-cart-options">
        {options.map((option) => (
          <label key={option.value} className="loggia-cart-option">
            <input {...cart.getOptionProps({ parameter, option })} />
            <bdi>{cart.optionText(option)}</bdi>
          </label>
        ))}
      </div>
    </div>
  );
}

interface CartDownloadsProps {
  readonly cart: UseCartResult;
  readonly downloads: DownloadProducts;
}

function CartDownloads({ cart, downloads }: CartDownloadsProps) {
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
