import type { ElementProps } from '../shared/ElementProps.ts';
import { safeSource } from '../shared/safeHref.ts';
import type { BrowsingAddress } from './useBrowsingAddress.ts';

/** What makes a form go to the address that it asks for, without any script. */
export function formPropsOf(
  address: Pick<BrowsingAddress, 'path'> | undefined,
): Pick<ElementProps<'form'>, 'method' | 'action'> {
  return address ? { method: 'get', action: safeSource(address.path || undefined, 'form') } : {};
}
