import type { InferOutput } from 'valibot';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { ShareNetwork } from '../share/ShareNetwork.ts';
import type { lightboxSchema } from './lightboxSchema.ts';
import { toWebAddress } from './toWebAddress.ts';

const NETWORKS: readonly ShareNetwork[] = ['facebook', 'x', 'pinterest', 'tumblr'];

/** The server leaves the place of the image's id blank. */
function toShareUrl(written: string, base: string): string | undefined {
  return toWebAddress(written, base)?.replace(/([?&]image_id)(=[^&#]*)?(?=&|#|$)/, '$1={imageId}');
}

/**
 * Sharing, original and download. Which of them are wanted stands in the markup alone. AddThis fields (`enable_addthis`,
 * `addthis_profile_id`) are left aside: the service was closed in 2023.
 */
export function toShareSettings(
  data: InferOutput<typeof lightboxSchema>,
  has: (selector: string) => boolean,
  base: string,
): LightboxSettings {
  return {
    shareUrl: toShareUrl(data.bwg_share_url || data.share_url, base),
    shareNetworks: has('.bwg_ctrl_btn')
      ? NETWORKS.filter((network) => has(`.bwg_${network === 'x' ? 'twitter' : network}`))
      : undefined,
    showOriginal: has('#bwg_fullsize_image'),
    showDownload: has('#bwg_download'),
  };
}
