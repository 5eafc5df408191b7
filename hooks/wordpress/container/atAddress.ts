import type { WordPressGalleryConfig } from '../types.ts';
import { encodeText } from '../../shared/encodeText.ts';

const CURRENT_URL = /([?&;]current_url=)[^&#]*/;

/**
 * The settings of a gallery at the address where the visitor is: a page cache may have kept those of another one, with a campaign in
 * its query, say, or of a page that was opened in the middle. Links in answers and shared addresses are made from it.
 *
 * @param address Path and query, as a server is asked.
 */
export function atAddress<TConfig extends WordPressGalleryConfig>(config: TConfig, address: string): TConfig {
  if (config.currentUrl === address) return config;
  const encoded = encodeText(address);
  const lightboxUrl = config.lightboxUrl.replace(CURRENT_URL, (_, name: string) => name + encoded);
  return { ...config, currentUrl: address, lightboxUrl };
}
