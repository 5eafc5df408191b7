import type { EmbedHosts } from './types.ts';

/** Where the frames of each provider live. YouTube's is the one that sets no cookie before a video plays. */
export const EMBED_HOSTS: EmbedHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  dailymotion: 'https://www.dailymotion.com',
  facebook: 'https://www.facebook.com',
  instagram: 'https://www.instagram.com',
  flickr: 'https://www.flickr.com',
};
