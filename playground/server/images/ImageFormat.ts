/** The formats in which an image can be sent. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';
