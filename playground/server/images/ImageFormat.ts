/** What an image can be sent as. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';
