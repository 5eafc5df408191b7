import type { BrowsingAddress, BrowsingParameters } from '@loggia/hooks/browsing';

export interface HiddenFieldsProps {
  readonly address: BrowsingAddress | undefined;
  /** Parts that the form asks for itself. */
  readonly own: readonly (keyof BrowsingParameters)[];
}

/** What a form without scripts would forget: everything else that the address says. */
export function HiddenFields({ address, own }: HiddenFieldsProps) {
  return address?.hiddenFieldsFor(own).map(([name, value]) => <input key={name} type="hidden" {...{ name, value }} />);
}
