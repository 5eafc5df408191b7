import type { EmbedHosts } from '@loggia/hooks';
import { PROVIDERS_PATH } from '../../server/constants.ts';

const stub = (provider: string) => `${PROVIDERS_PATH}/${provider}`;

/** Pages of the CMS that replace the providers, so that the demo contacts none. */
export const STUB_HOSTS: EmbedHosts = {
  youtube: stub('youtube'),
  vimeo: stub('vimeo'),
  dailymotion: stub('dailymotion'),
  facebook: stub('facebook'),
  instagram: stub('instagram'),
  flickr: stub('flickr'),
};
