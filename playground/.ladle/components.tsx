import '@loggia/ui/styles.css';
import type { GlobalProvider } from '@ladle/react';

/** Every story stands in the kit's style sheet; Ladle's own switches set theme and direction on the document. */
export const Provider: GlobalProvider = ({ children }) => children;
