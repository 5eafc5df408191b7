/** What a star is drawn as. */
export type RatingIcon = 'star' | 'bell' | 'circle' | 'flag' | 'heart' | 'square';
