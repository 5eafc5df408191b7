import { version } from 'react';

export interface FetchPriorityProps {
  readonly fetchPriority?: 'high' | 'low' | undefined;
}

// React learned the name in 18.3; before, only the attribute as HTML spells it comes through without a warning.
const NAME = version.startsWith('18.2.') ? 'fetchpriority' : 'fetchPriority';

/** The loading priority of an `<img>`, under the name that this React knows. */
export function fetchPriorityProps(priority: 'high' | 'low' | undefined): FetchPriorityProps {
  return priority ? { [NAME]: priority } : {};
}
