import type { MouseEvent } from 'react';
import type { LinkOrButtonProps } from '../shared/ElementProps.ts';
import { isPlainActivation } from '../shared/isPlainActivation.ts';
import { linkOrButton } from '../shared/linkOrButton.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { UseGalleryResult } from './types.ts';

/** The props of a control that leads to a page: a link where it has an address, and off beyond the first and the last page. */
export function pageLinkProps(
  { page, href, ...props }: LinkOrButtonProps & { readonly page: number },
  { pageCount, goToPage }: Pick<UseGalleryResult, 'pageCount' | 'goToPage'>,
): LinkOrButtonProps {
  const isEnd = page < 1 || page > pageCount;
  const handleClick = (event: MouseEvent) => {
    if (!isEnd && !isPlainActivation(event)) return;
    event.preventDefault();
    if (!isEnd) goToPage(page, 'paging');
  };
  // Not `disabled`: a control that goes out under the visitor's finger would take focus with it.
  return mergeProps({ ...linkOrButton(href, isEnd), 'aria-disabled': isEnd || undefined, onClick: handleClick }, props);
}
