import { version } from 'react';

export interface FetchPriorityProps {
  readonly fetchPriority?: 'high' | 'low' | undefined;
}

/** The loading priority of an `<img>`, under the name that this React knows. */
export function fetchPriorityProps(priority: 'high' | 'low' | undefined): FetchPriorityProps {
  // React learned the name in 18.3. Before, it reaches the page all the same, but development warns of what is not as HTML spells it,
  // also where it says nothing.
  if (process.env.NODE_ENV !== 'production' && version.startsWith('18.2.')) {
    const spelledAsInHtml: FetchPriorityProps & { readonly fetchpriority?: string } = priority
      ? { fetchpriority: priority }
      : {};
    return spelledAsInHtml;
  }
  return { fetchPriority: priority };
}
