// npm run pictures:stories [-- --only NAME,…]: takes the screenshots in playground/stories/pictures for the workshop's
// overview from a build of the stories.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';
import { chromiumArguments } from '../../../test/setup/chromiumArguments.mjs';
import { findChromium } from '../../../test/setup/findChromium.mjs';
import { cmsPlugin } from '../../cmsPlugin.mjs';

const VIEWPORT = { width: 960, height: 600 };
const PICTURE_WIDTH = 480;
/** Initial images and fades have finished by then. */
const REST_MS = 1500;

const playground = join(import.meta.dirname, '../..');
const folder = join(playground, 'stories/pictures');
const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',');

const THUMBNAIL = '.story-row a';

/** The story to capture and the interaction before it, if not the default story in its initial state. */
const SHOTS = {
  albumSlots: { story: 'AnAlbum' },
  analytics: { press: [THUMBNAIL] },
  bareLightbox: { press: [THUMBNAIL] },
  carousel: { story: 'Feature' },
  contactForm: { story: 'EveryField' },
  download: { press: [THUMBNAIL] },
  filmstrip: { story: 'Left', press: [THUMBNAIL] },
  hits: { story: 'Counter', press: ['.story-row button'] },
  lightbox: { story: 'WithEverything', press: [THUMBNAIL] },
  lightboxParts: { story: 'ArrowsAndClose', press: [THUMBNAIL] },
  loadMore: { press: [THUMBNAIL] },
  mediaPopup: { press: ['.story-row a >> nth=2'] },
  mediaUpload: { story: 'ControlledFromOutside' },
  mount: { press: ['button'] },
  multiSelect: { story: 'Open' },
  navigation: { press: ['text=Practice'] },
  overlayHost: { press: [THUMBNAIL] },
  page: { story: 'Counters' },
  panels: { story: 'WithComments', press: ['.story-row button'] },
  preload: { press: [THUMBNAIL] },
  rating: { story: 'Icons' },
  share: { press: [THUMBNAIL, '[aria-label=Share]'] },
  slideshow: { story: 'Controlled' },
  thumbnailFlight: { press: ['main button >> nth=5'], restMs: 90 },
  transition: { story: 'Tiles', press: [THUMBNAIL], key: 'ArrowRight', restMs: 420 },
  watermark: { story: 'NinePositions' },
  zoom: { press: ['text=Next', 'main button >> nth=-1'] },
};

/** Returns the stories to capture, with Ladle's ids. */
function readShots() {
  const { stories } = JSON.parse(readFileSync(join(playground, 'build/stories/meta.json'), 'utf8'));
  const own = Object.entries(stories).map(([id, { filePath, namedExport, locStart }]) => {
    const [, file] = /(\w+)\.stories/.exec(filePath) ?? [];
    return { id, file, namedExport, locStart };
  });
  own.sort((one, other) => one.locStart - other.locStart);
  const files = [...new Set(own.map(({ file }) => file))].filter((file) => !['overview', 'errors'].includes(file));
  const storyOf = (file, name = 'Default') =>
    own.find((story) => story.file === file && story.namedExport === name) ?? own.find((story) => story.file === file);
  return files
    .filter((file) => !process.argv.includes('--only') || only.includes(file))
    .map((file) => ({ ...SHOTS[file], file, id: storyOf(file, SHOTS[file]?.story).id }));
}

async function drawStory(page, address, { file, id, press = [], key, restMs = REST_MS }) {
  await page.goto(`${address}?mode=preview&theme=light&story=${id}`, { waitUntil: 'networkidle' });
  await page.locator('main').first().waitFor();
  for (const selector of press) {
    await page.waitForTimeout(REST_MS);
    await page.locator(selector).first().click();
  }
  if (key) {
    await page.waitForTimeout(REST_MS);
    await page.keyboard.press(key);
  }
  await page.waitForTimeout(restMs);
  const picture = await page.screenshot();
  await sharp(picture)
    .resize(PICTURE_WIDTH)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folder, `${file}.webp`));
  console.info(file);
}

execFileSync('npm', ['run', 'stories:build'], { cwd: playground, stdio: 'inherit' });
mkdirSync(folder, { recursive: true });
const dataFolder = mkdtempSync(join(tmpdir(), 'loggia-stories-'));
const server = await preview({
  configFile: false,
  root: playground,
  build: { outDir: 'build/stories' },
  preview: { port: Number(process.env.PORT ?? 61_240) },
  plugins: [cmsPlugin({ dataFolder })],
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const page = await browser.newPage({ viewport: VIEWPORT, colorScheme: 'light' });
  for (const shot of readShots()) await drawStory(page, server.resolvedUrls.local[0], shot);
} finally {
  await browser.close();
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
}
