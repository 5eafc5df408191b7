/** A post of the stub account. */
export interface StubPost {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** The source of the pixels. */
  readonly scene: string;
  readonly width: number;
  readonly height: number;
  readonly isVideo: boolean;
}

/** The response of an account: posts, with null for one that cannot be imported, or an error code. */
export type StubAccount =
  | { readonly type: 'posts'; readonly posts: readonly (StubPost | null)[] }
  | { readonly type: 'error'; readonly message: string }
  /** A raw response. */
  | { readonly type: 'raw'; readonly text: string };

const SCENES = [
  ['blue-hour', 'Blue hour'],
  ['seven-valleys', 'Seven valleys'],
  ['larch-october', 'Larches in October'],
  ['last-half-hour', 'The last half hour'],
  ['green-night', 'A green night'],
  ['mesas-after-rain', 'Mesas after rain'],
  ['tarn-at-noon', 'The tarn at noon'],
  ['sea-of-clouds', 'A sea of clouds'],
  ['moon-over-pines', 'Moon over pines'],
  ['first-light', 'First light'],
] as const;

const POST_COUNT = 30;
const SIDE_PX = 1080;
const PORTRAIT_PX = 1350;
/** The index of posts that are albums of several images, which the real server skips. */
const ALBUM_INDEX = 4;
const VIDEO_INDEX = 6;

function stubPost(index: number): StubPost | null {
  const [scene = 'blue-hour', title = ''] = SCENES[index % SCENES.length] ?? [];
  if (index % SCENES.length === ALBUM_INDEX) return null;
  return {
    code: `Lg${String(index + 1).padStart(3, '0')}`,
    title: `${title}, ${index + 1}`,
    description: `Post ${index + 1} of a nonexistent account.`,
    scene,
    width: SIDE_PX,
    height: index % 2 === 0 ? SIDE_PX : PORTRAIT_PX,
    isVideo: index === VIDEO_INDEX,
  };
}

const POSTS = Array.from({ length: POST_COUNT }, (_, index) => stubPost(index));

const ACCOUNTS = new Map<string, StubAccount>([
  ['hills', { type: 'posts', posts: POSTS }],
  ['albums', { type: 'posts', posts: [null, null] }],
  ['empty', { type: 'posts', posts: [] }],
  ['nobody', { type: 'error', message: 'User has no posts.' }],
  ['private', { type: 'error', message: 'Cannot get Instagram data.' }],
  ['silent', { type: 'raw', text: '' }],
  ['stranger', { type: 'raw', text: 'An answer that is for somebody else.' }],
]);

/** Returns the account, regardless of the token, because there is no real provider. */
export function stubAccount(user: string, token: string): StubAccount {
  if (token === '') return { type: 'error', message: 'API connect failed.' };
  return ACCOUNTS.get(user) ?? { type: 'error', message: 'Cannot get user posts.' };
}

export function findStubPost(code: string): StubPost | null {
  return POSTS.find((post) => post?.code === code) ?? null;
}
