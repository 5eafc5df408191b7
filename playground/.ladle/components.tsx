import '@loggia/ui/styles.css';
import type { GlobalProvider } from '@ladle/react';
import { Workshop } from './Workshop.tsx';

/** Renders every story with the kit's style sheet, inside the workshop's frame. */
export const Provider: GlobalProvider = ({ children, globalState, dispatch }) => (
  <Workshop ladle={globalState} dispatch={dispatch}>
    {children}
  </Workshop>
);
