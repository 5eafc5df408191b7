import type { BrowserContextOptions, Page } from 'playwright';
import type { View } from './views.mjs';

export declare function contextOf(view: Pick<View, 'width' | 'height' | 'scheme'>): BrowserContextOptions;
export declare function openView(
  page: Page,
  address: string,
  view: Pick<View, 'path' | 'direction' | 'state'>,
): Promise<void>;
export declare function shoot(page: Page): Promise<Uint8Array>;
