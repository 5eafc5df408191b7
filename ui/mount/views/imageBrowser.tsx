import { NumberPager } from '../../browsing/pagers.tsx';
import { ImageBrowser, type ImageBrowserProps } from '../../imageBrowser/ImageBrowser.tsx';
import type { RenderView, ViewOptions } from './types.ts';

/** The server's pager also links to the first and last image. */
const SLOTS: ImageBrowserProps['slots'] = {
  imagePager: ({ gallery, getPageHref, side }) => <NumberPager {...{ gallery, getPageHref, side }} />,
};

export function render(options: ViewOptions<'imageBrowser'>): RenderView {
  return ({ browserSlots: _browserSlots, ...props }) => <ImageBrowser {...props} {...options} slots={SLOTS} />;
}
