import type { FileVideo } from '@loggia/hooks';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="#357" d="M0 0h16v9H0z"/></svg>')}`;

/** "Video 1", "Video 2" … with a short description each. Every fourth description is long. */
export const plainVideos = (count: number): FileVideo[] =>
  Array.from({ length: count }, (_, index) => ({
    provider: 'file',
    id: `v${index + 1}`,
    url: `/v${index + 1}.webm`,
    title: `Video ${index + 1}`,
    description: index % 4 === 3 ? 'Words and words. '.repeat(60) : 'A few words.',
    thumbnailUrl: PICTURE,
  }));
