/** Whose frames are shown. */
export type EmbedProvider = 'youtube' | 'vimeo' | 'dailymotion' | 'facebook' | 'instagram' | 'flickr';
