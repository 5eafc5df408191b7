'use client';
import { usePaging } from '@loggia/hooks/browsing';
import type { BrowsingAddress, PagingTarget } from '@loggia/hooks/browsing';
import type { UseImageBrowserResult } from '@loggia/hooks/imageBrowser';
import { NextIcon } from '../../icons/NextIcon.ts';
import { PreviousIcon } from '../../icons/PreviousIcon.ts';
import { useKit } from '../../useKit.ts';
import { HiddenFields } from '../browsing/HiddenFields.tsx';
import type { PagerProps } from '../pager/Pager.tsx';

export interface ImageBrowserPagerProps extends Pick<PagerProps, 'getPageHref'> {
  readonly browser: UseImageBrowserResult;
  /** Makes the field for a number work without scripts. */
  readonly address?: BrowsingAddress | undefined;
}

/** The way to the image before and after, and a field for the number of any. */
export function ImageBrowserPager({ browser, getPageHref, address }: ImageBrowserPagerProps) {
  const { labels } = useKit();
  const paging = usePaging(browser, { address, labels: labels?.browsing });
  if (browser.pageCount < 2) return null;
  const renderLink = (target: PagingTarget) => {
    // One name for the two, which take the same props here.
    const Element = (getPageHref ? 'a' : 'button') as 'a';
    return (
      <Element {...paging.getLinkProps({ target, hrefOf: getPageHref, className: 'loggia-button' })}>
        {target === 'next' ? <NextIcon /> : <PreviousIcon />}
      </Element>
    );
  };
  return (
    <nav className="loggia-pager" aria-label={browser.labels.pages}>
      {renderLink('previous')}
      <form {...paging.getFormProps({ className: 'loggia-page-number' })}>
        <HiddenFields address={address} own={['page']} />
        <input {...paging.getInputProps()} size={String(browser.pageCount).length + 1} />
        <span>{paging.ofPages}</span>
      </form>
      {renderLink('next')}
    </nav>
  );
}
