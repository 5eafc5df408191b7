// node playground/tools/lawPictures/makePictures.mjs [--draft] [name …]: draws or traces the pictures of the law firm's page and
// writes them in all their widths; with --draft only one small PNG of each, into the folder for temporary files.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { develop } from './develop.mjs';
import { lookOf } from './looks.mjs';
import { openStudio } from './openStudio.mjs';
import { attorneys } from './portraits/attorneys.mjs';
import { readPictures } from './readPictures.mjs';

const DRAFT = { width: 480, passes: 6 };

const folder = fileURLToPath(new URL('../../site/public/assets/law/', import.meta.url));
const isDraft = process.argv.includes('--draft');
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

async function trace(studio, { name, aspect }) {
  const look = { ...lookOf(name), ...(isDraft && DRAFT) };
  const height = Math.round((look.width * aspect[1]) / aspect[0]);
  return Buffer.from(
    await studio.photograph({ scene: name, width: look.width, height, passes: look.passes, look }),
    'base64',
  );
}

const studio = await openStudio();
try {
  for (const picture of await readPictures()) {
    const { name } = picture;
    if (asked.length > 0 && !asked.includes(name)) continue;
    const began = Date.now();
    const portrait = attorneys.get(name);
    const master = portrait ? Buffer.from(portrait) : await trace(studio, picture);
    if (!portrait) writeFileSync(join(tmpdir(), `law-${name}.png`), master);
    console.info(`${name}: ${Math.round((Date.now() - began) / 1000)} s`);
    if (!isDraft) await develop(picture, master, folder);
  }
} finally {
  await studio.close();
}
