/** What the address of each provider's frames begins with: its origin, or a stand-in of yours with the same paths. */
export interface VideoHosts {
  readonly youtube: string;
  readonly vimeo: string;
}

/** YouTube's is the one that sets no cookie before a video plays. */
export const VIDEO_HOSTS: VideoHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};
