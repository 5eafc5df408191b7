// @vitest-environment node
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { pictureUrl } from '../../../playground/site/law/pictureUrl.ts';
import { lawPictures } from '../../../playground/site/law/pictures.ts';

const MAX_FOLDER_BYTES = 3_000_000;
const MAX_HERO_BYTES = 90_000;

const publicFolder = fileURLToPath(new URL('../../../playground/site/public', import.meta.url));
const lawFolder = `${publicFolder}/assets/law`;
const bytesOf = (url: string) => statSync(publicFolder + url).size;

describe('images on the law firm page', () => {
  test('exist in every width used, with no unused files', () => {
    const asked = Object.values(lawPictures).flatMap((picture) => [
      ...picture.widths.map((width) => pictureUrl(picture, width, 'avif')),
      pictureUrl(picture, picture.jpegWidth, 'jpg'),
    ]);

    const there = readdirSync(lawFolder).filter((name) => !name.endsWith('.svg'));

    expect(there.map((name) => `/assets/law/${name}`).toSorted()).toEqual(asked.toSorted());
  });

  test.each([lawPictures.loggia, lawPictures.courthouse, lawPictures.library])(
    'are small enough as a 1280 px hero image: $name',
    (hero) => {
      expect(bytesOf(pictureUrl(hero, 1280, 'avif'))).toBeLessThanOrEqual(MAX_HERO_BYTES);
    },
  );

  test('are small enough in total for the repository', () => {
    const all = readdirSync(lawFolder).map((name) => statSync(`${lawFolder}/${name}`).size);

    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_FOLDER_BYTES);
  });
});
