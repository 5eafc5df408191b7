'use client';
import type { CartPanelProps } from './CartPanelProps.ts';

/** The choice between prints and files. */
export function CartTabs({ cart }: CartPanelProps) {
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
