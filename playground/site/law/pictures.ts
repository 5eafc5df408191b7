/** A picture of the law firm's page, in `public/assets/law`. */
export interface LawPicture {
  /** The base name of its files. */
  readonly name: string;
  /** The aspect ratio. */
  readonly aspect: readonly [width: number, height: number];
  /** The widths available as AVIF, in pixels, in ascending order. */
  readonly widths: readonly number[];
  /** The only width available as JPEG, for browsers without AVIF, in pixels. */
  readonly jpegWidth: number;
  /** The alternative text. */
  readonly alt: string;
  /** Its average color, shown until it has loaded. */
  readonly color: string;
}

const HERO = { aspect: [16, 9], widths: [768, 1280, 1920, 2560], jpegWidth: 1280 } as const;
const MATTER = { aspect: [4, 3], widths: [480, 960, 1600], jpegWidth: 960 } as const;
const ATTORNEY = { aspect: [4, 5], widths: [320, 640], jpegWidth: 640 } as const;
const POST = { aspect: [3, 2], widths: [480, 960], jpegWidth: 960 } as const;

/** All pictures of the law firm's page. */
export const lawPictures = {
  loggia: { ...HERO, name: 'hero-1', alt: 'A vaulted loggia at dusk, lit from within', color: '#58443a' },
  courthouse: {
    ...HERO,
    name: 'hero-2',
    alt: 'Columns and stairs of a courthouse in the morning sun',
    color: '#86898a',
  },
  library: { ...HERO, name: 'hero-3', alt: 'A library with tall windows and rows of books', color: '#5b4534' },
  harbour: { ...MATTER, name: 'matter-1', alt: 'Cranes above a container harbour at dusk', color: '#9e9395' },
  tower: { ...MATTER, name: 'matter-2', alt: 'The glass front of an office tower', color: '#768695' },
  bridge: { ...MATTER, name: 'matter-3', alt: 'A cable bridge over a wide river in the mist', color: '#b0b3b5' },
  vineyard: { ...MATTER, name: 'matter-4', alt: 'A house above the rows of a vineyard', color: '#a19e8c' },
  staircase: { ...MATTER, name: 'matter-5', alt: 'The winding staircase of an old town house', color: '#736658' },
  windPark: { ...MATTER, name: 'matter-6', alt: 'Wind turbines in a calm sea', color: '#acb1b9' },
  firstAttorney: { ...ATTORNEY, name: 'attorney-1', alt: 'Portrait of a woman with grey hair', color: '#847d76' },
  secondAttorney: { ...ATTORNEY, name: 'attorney-2', alt: 'Portrait of a man with a short beard', color: '#59544f' },
  thirdAttorney: { ...ATTORNEY, name: 'attorney-3', alt: 'Portrait of a young woman with dark hair', color: '#796d62' },
  pen: { ...POST, name: 'post-1', alt: 'A fountain pen on a sheet of paper', color: '#b5a794' },
  scale: { ...POST, name: 'post-2', alt: 'A brass scale beside a window', color: '#5c4d3d' },
  books: { ...POST, name: 'post-3', alt: 'Old books on a table in the evening sun', color: '#76614d' },
  nightFront: {
    name: 'call',
    aspect: [21, 9],
    widths: [1280, 2560],
    jpegWidth: 1280,
    alt: 'The front of a building at night, some of its windows lit',
    color: '#373331',
  },
  meetingRoom: {
    name: 'why',
    aspect: [16, 9],
    widths: [640, 1280],
    jpegWidth: 1280,
    alt: 'A meeting room with a long table in the light of tall windows',
    color: '#816952',
  },
} as const satisfies Record<string, LawPicture>;
