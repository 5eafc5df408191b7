import results from '../../../docs/benchmarks/results.json';

/** A benchmark figure and its explanation. */
export interface Figure {
  readonly value: string;
  readonly text: string;
}

interface ListTimes {
  readonly paint10000: number;
}

const NAMES: Readonly<Record<string, string>> = {
  platform: 'Plain <img> elements',
  reactPhotoAlbum: 'React Photo Album',
  embla: 'Embla',
  keenSlider: 'Keen Slider',
  swiper: 'Swiper',
  swiperVirtual: 'Swiper with virtual slides',
  fancybox: 'Fancybox',
  yarlInline: 'yet-another-react-lightbox',
};

/** The control repeats the platform measurement, to show how precise the measurements are. */
const CONTROL = 'control';

/** The same computation as on the benchmarks page. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((first, second) => first - second);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

const milliseconds = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const inMs = (value: number): string => `${milliseconds.format(value)} ms`;

type Times = Readonly<Record<string, readonly ListTimes[]>>;

const paintOf = (times: Times, name: string): number => median((times[name] ?? []).map(({ paint10000 }) => paint10000));

/**
 * Returns the time until ten thousand images of a view are painted, compared with the fastest of the other libraries.
 * Returns an empty list if that library is at least as fast.
 */
function listFigure(times: Times, view: string, others: readonly string[]): readonly Figure[] {
  const own = paintOf(times, 'loggia');
  const [fastest] = others
    .map((name) => ({ name, time: paintOf(times, name) }))
    .toSorted((first, second) => first.time - second.time);
  if (!fastest || own >= fastest.time) return [];
  const name = NAMES[fastest.name] ?? fastest.name;
  return [{ value: inMs(own), text: `to paint ${view}. ${name}: ${inMs(fastest.time)}.` }];
}

/** Returns the libraries compared in a view, without the platform itself. */
const rivalsIn = (times: Times): readonly string[] =>
  Object.keys(times).filter((name) => !['loggia', 'platform', CONTROL].includes(name));

/** The check results of a lightbox: accessibility violations by name, and whether each check passed. */
type Checks = Readonly<Record<string, boolean | string | readonly string[]>>;

const passedChecks = ({ violations, ...checks }: Checks): readonly boolean[] => [
  Array.isArray(violations) && violations.length === 0,
  ...Object.values(checks).filter((check) => typeof check === 'boolean'),
];

function accessFigure(): readonly Figure[] {
  const counts = Object.entries(results.access.results).map(([name, [checks]]) => {
    const passed = checks ? passedChecks(checks) : [];
    return { name, count: passed.filter(Boolean).length, of: passed.length };
  });
  const own = counts.find(({ name }) => name === 'loggiaKit');
  const best = Math.max(...counts.flatMap(({ name, count }) => (name.startsWith('loggia') ? [] : [count])));
  if (!own || own.count < own.of || best >= own.count) return [];
  return [
    {
      value: `${own.count} of ${own.of}`,
      text: `accessibility checks passed by the lightbox: keyboard, screen reader, reduced motion and RTL. Other lightboxes pass at most ${best}.`,
    },
  ];
}

/**
 * Returns the figures of docs/benchmarks.md in which Loggia is ahead. A figure disappears automatically once Loggia is
 * no longer ahead in it.
 */
export function createFigures(): readonly Figure[] {
  const { grid, masonry, carousel } = results.lists.results;
  return [
    ...listFigure(grid, 'a grid of 10,000 images', ['platform']),
    ...listFigure(masonry, 'a masonry of 10,000', rivalsIn(masonry)),
    ...listFigure(carousel, 'a carousel of 10,000', rivalsIn(carousel)),
    ...accessFigure(),
  ];
}

/** Returns the time from a first press on a thumbnail until its image is painted. */
const openingTimeOf = (name: 'loggiaGallery' | 'photoswipe'): number =>
  median(results.lightbox.results[name].map(({ cold }) => cold));

/** Returns a figure in which Loggia is behind, to balance the others, or '' if it is not behind. */
export function createComparisonNote(): string {
  const own = openingTimeOf('loggiaGallery');
  const rival = openingTimeOf('photoswipe');
  if (own <= rival) return '';
  return `Some things are slower: the first click on a thumbnail shows the large image after ${inMs(own)}, in PhotoSwipe after ${inMs(rival)}.`;
}
