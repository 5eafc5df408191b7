/** More than fit on one page of the API. */
const NOTE_COUNT = 130;
const DAY_MS = 24 * 3600 * 1000;
const FIRST_DAY = Date.UTC(2025, 0, 1, 7);

const PLACES = ['the ridge', 'the north shore', 'the old quarry', 'the pass', 'the orchard'] as const;
const LIGHTS = ['Mist & frost', 'Clear <em>light</em>', 'Rain', 'Wind', 'Long shadows'] as const;

/** Field notes, one per day. */
export const seedPosts = Array.from({ length: NOTE_COUNT }, (_, index) => ({
  title: `Field note ${index + 1}: ${LIGHTS[index % LIGHTS.length] ?? ''}`,
  content: `A morning at ${PLACES[index % PLACES.length] ?? ''}.`,
  date: new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 19),
}));
