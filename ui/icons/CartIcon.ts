import { createIcon } from './createIcon.tsx';

/** A shopping cart. */
export const CartIcon = createIcon('M3 4h2.5l2.2 10.5h9.8L20 7.5H6.4M9 19.5v.01M16.5 19.5v.01');
