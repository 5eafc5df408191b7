import { afterEach, describe, expect, test } from 'vitest';
import { readViewSettings } from '@loggia/hooks/wordpress';

afterEach(() => document.body.replaceChildren());

/** The width read from the styles of a view, or undefined if the default applies. */
function toldWidth(type: string, styles: string): unknown {
  document.body.innerHTML =
    `<style>${styles}</style><div id="bwg_container1_0" class="bwg_container" data-bwg="0" data-gallery-type="${type}">` +
    '<form data-ajax-url="/ajax"><div class="bwg-container"><div class="bwg-item">' +
    '<a class="bwg-a" data-image-id="1" href="/1.jpg"></a></div></div></form></div>';
  const container = document.querySelector('.bwg_container');
  return container ? new Map(Object.entries(readViewSettings(container).options)).get('width') : 'no page';
}

const VIEWS = [
  ['blog_style', '#bwg_container1_0 .blog_style_images_0'],
  ['image_browser', '#bwg_container1_0 .bwg_image_browser_image_0'],
] as const;

describe.each(VIEWS)('the width of a %s view', (type, selector) => {
  test.each(['50vw', '33.5%', '100dvw', '90cqi', 'calc(100% - 40px)', 'none', 'fit-content'])(
    'is unknown if set to %s instead of pixels',
    (value) => {
      expect(toldWidth(type, `${selector} { max-width: ${value}; }`)).toBeUndefined();
      expect(toldWidth(type, `${selector} { width: ${value}; max-width: ${value}; }`)).toBeUndefined();
    },
  );

  test.each([
    'width: 90vw; max-width: 600px;',
    'max-width: calc(100% - 40px); max-width: 600px;',
    'width:100%;max-width:600px!important',
    'WIDTH: 98%; MAX-WIDTH: 600PX',
    'width: auto; max-width: 600.0px',
  ])('is the pixel value if a relative one is set as well: %s', (declarations) => {
    expect(toldWidth(type, `${selector} { ${declarations} }`)).toBe(600);
  });
});
