import type { NewCommentRow } from './CommentRow.ts';

type Seed = readonly [imageId: number, name: string, comment: string];

const SEEDS: readonly Seed[] = [
  [21, 'Rosa', 'I stood there a year ago and saw nothing but fog.'],
  [21, 'Ilse', 'Which lens?\nIt must be a long one: the ridges are so close together.\n\nLovely, in any case.'],
  [21, 'Tom', 'First light indeed. <3'],
  [22, 'Rosa', 'More of these, please.'],
];

/** The initial comments. */
export const seedComments: readonly NewCommentRow[] = SEEDS.map(([imageId, name, comment]) => ({
  imageId,
  name,
  comment,
  mail: '',
  isPublished: true,
}));
