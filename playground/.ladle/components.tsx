import '@loggia/ui/styles.css';
import type { GlobalProvider } from '@ladle/react';
import { Workshop } from './Workshop.tsx';

/** Every story stands in the kit's style sheet, and in the workshop's frame. */
export const Provider: GlobalProvider = ({ children, globalState, dispatch }) => (
  <Workshop ladle={globalState} dispatch={dispatch}>
    {children}
  </Workshop>
);
