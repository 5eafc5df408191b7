'use client';
import { useAnchored } from '@loggia/hooks/anchored';
import { MultiSelectList } from './MultiSelectList.tsx';
import type { MultiSelectListProps } from './MultiSelectList.tsx';

/** The list beside its button, wherever there is room for it. Its code comes with the first opening. */
export function MultiSelectPopup(props: MultiSelectListProps) {
  const { getAnchoredProps } = useAnchored({ anchorElement: props.select.triggerElement });
  return <MultiSelectList {...props} getPlaceProps={getAnchoredProps} />;
}
