import type { EmbedHosts } from '@loggia/hooks';
import { PROVIDERS_PATH } from '../../server/constants.ts';

const stub = (provider: string) => `${PROVIDERS_PATH}/${provider}`;

/** The CMS's own pages in place of the providers: no page of the demo contacts one. */
export const STUB_HOSTS: EmbedHosts = {
  youtube: stub('youtube'),
  vimeo: stub('vimeo'),
  dailymotion: stub('dailymotion'),
  facebook: stub('facebook'),
  instagram: stub('instagram'),
  flickr: stub('flickr'),
};
