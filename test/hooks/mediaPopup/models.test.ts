// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { popupMedia } from '../../../hooks/mediaPopup/popupMedia.ts';
import { popupPreloadIndices } from '../../../hooks/mediaPopup/popupPreloadIndices.ts';
import { ZOOMED, zoomKeyframe } from '../../../hooks/mediaPopup/zoomKeyframe.ts';

describe('a link', () => {
  const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1';
  const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';
  test.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', youTube],
    ['https://youtu.be/aqz-KE-bpKQ', youTube],
    ['https://m.youtube.com/shorts/aqz-KE-bpKQ', youTube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://vimeo.com/channels/staff/76979871', vimeo],
    ['https://maps.google.com/maps?q=Delft+Markt&z=7', 'https://www.google.com/maps?q=Delft+Markt&output=embed&z=7'],
    ['https://www.google.co.uk/maps/place/Delft+Markt/', 'https://www.google.com/maps?q=Delft+Markt&output=embed'],
    [
      'https://www.openstreetmap.org/#map=7/52/4',
      'https://www.openstreetmap.org/export/embed.html?bbox=2.59375%2C51.29688%2C5.40625%2C52.70313&marker=52%2C4',
    ],
  ])('to %s shows a frame', (href, src) => {
    expect(popupMedia(href)).toMatchObject({ type: 'frame', src });
  });

  test('to a file shows a video, wherever it lies', () => {
    expect(popupMedia('/media/office.mp4')).toEqual({ type: 'file', kind: 'video', src: '/media/office.mp4' });
    expect(popupMedia('https://cdn.example/a.webm?x=1')).toMatchObject({ type: 'file' });
  });

  test.each([
    'javascript:alert(1)',
    'data:video/mp4;base64,x.mp4',
    'https://example.org/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://user@vimeo.com/76979871',
    'https://www.google.com/search?q=Delft',
    'https://maps.google.evil.example/maps?q=Delft',
    'https://www.openstreetmap.org/about',
    'https://[',
    '/contact',
  ])('to %s stays a link', (href) => {
    expect(popupMedia(href)).toBeNull();
  });

  test('goes to a provider’s own host, whatever it says', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (url, text) => {
        for (const href of [url, `https://youtu.be/${text}`, `https://maps.google.com/maps?q=${text}`]) {
          const media = popupMedia(href);
          if (media?.type === 'frame') expect(media.src).toMatch(/^https:\/\/[\w.-]+(?:\/[\w.-]+)+\?[\w.~%&=*+-]*$/);
        }
      }),
    );
  });
});

describe('what is loaded ahead', () => {
  test.each([
    [0, 6, true, [1, 2]],
    [4, 6, true, [5, 0]],
    [4, 6, false, [5]],
    [5, 6, false, []],
    [1, 2, true, [0]],
    [0, 1, true, []],
  ])('of image %i of %i, loop %s', (index, total, loop, expected) => {
    expect(popupPreloadIndices({ index, total, loop })).toEqual(expected);
  });
});

describe('a picture that comes out of its thumbnail', () => {
  test('covers it, and is cut off where it is', () => {
    const thumbnail = { left: 100, top: 100, width: 100, height: 100 };
    const picture = { left: 200, top: 0, width: 800, height: 400 };
    expect(zoomKeyframe(thumbnail, picture)).toEqual({
      transform: 'translate(-450px, -50px) scale(0.25)',
      clipPath: 'inset(0% 25%)',
    });
  });

  test('is where it belongs when the thumbnail is', () => {
    const box = { left: 5, top: 7, width: 30, height: 40 };
    expect(zoomKeyframe(box, box)).toEqual({ ...ZOOMED, transform: 'translate(0px, 0px) scale(1)' });
  });
});
