import { describe, expect, test } from 'vitest';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { firstGalleryConfig } from '../../fixtures/wordpress/firstGalleryConfig.ts';
import { LIGHTBOX_SETTINGS, lightboxAnswer, lightboxItem } from '../../fixtures/wordpress/lightboxMarkup.ts';
import { createFakeSite } from '../../hooks/wordpress/fakeSite.ts';

const { signal } = new AbortController();
const DATA = {
  ...LIGHTBOX_SETTINGS,
  data: [lightboxItem('1', { alt: 'Quay }; "north" [1]' }), lightboxItem('2', { alt: 'Mole, gallery_box_data = {}' })],
};
const tight = JSON.stringify(DATA);

/** A response whose script was rewritten between the server and the browser. */
const answerWith = (script: string) => lightboxAnswer().replace(/<script>[^]*<\/script>/, () => script);

describe('lightbox data in a script rewritten by an optimizer', () => {
  test.each([
    ['on several lines', `<script>\r\nvar gallery_box_data =\r\n${JSON.stringify(DATA, null, '\t')}\r\n;\r\n</script>`],
    ['after another variable', `<script>var bwg_ready=!0,gallery_box_data=${tight},bwg_last=[{}]</script>`],
    [
      'as a constant',
      `<script type="text/javascript" defer data-no-optimize="1">const gallery_box_data=${tight}</script>`,
    ],
    ['in a CDATA section', `<script>\n/* <![CDATA[ */\nvar gallery_box_data = ${tight};\n/* ]]> */\n</script>`],
    [
      'after a script that only reads the variable',
      `<script>window.gallery_box_data&&run()</script><script>gallery_box_data=${tight}</script>`,
    ],
  ])('is read %s', async (_how, script) => {
    const site = createFakeSite(answerWith(script));
    const { lightbox } = createWordPressBackend(firstGalleryConfig(), { fetch: site.fetch });
    const answer = await lightbox?.load({ imageId: '1' }, { signal });
    expect(answer?.images.map(({ id }) => id)).toEqual(['1', '2']);
    expect(answer?.images.map(({ title }) => title)).toEqual(DATA.data.map(({ alt }) => alt));
  });
});
