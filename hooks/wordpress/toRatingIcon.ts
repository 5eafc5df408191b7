import type { RatingIcon } from '../rating/RatingIcon.ts';

const ICONS: readonly RatingIcon[] = ['star', 'bell', 'circle', 'flag', 'heart', 'square'];

/** The icon behind a name of the wire, with or without the plugin's prefix and the ending of its variant. */
export function toRatingIcon(name: string): RatingIcon | undefined {
  const word = name.replace(/^bwg-icon-/, '').replace(/(?:-half)?(?:-o)?$/, '');
  return ICONS.find((icon) => icon === word);
}
