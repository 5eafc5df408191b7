import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import { SHOP_OPENING_DELAY_MS } from './constants.ts';
import type { SidebarRequest } from './sidebarTypes.ts';

/** What the back end, or the icon that opened the lightbox, asks for: comments at once, the shop a moment later. */
export function requestedSidebars({ openComments, openShop }: LightboxSettings): readonly SidebarRequest[] {
  return [
    ...(openComments ? [{ name: 'comments', delayMs: 0 }] : []),
    ...(openShop ? [{ name: 'shop', delayMs: SHOP_OPENING_DELAY_MS }] : []),
  ];
}
