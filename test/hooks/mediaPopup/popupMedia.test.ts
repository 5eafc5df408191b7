// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POPUP_HOSTS, popupMedia } from '../../../hooks/media/mediaPopup/popupMedia.ts';

const frameOf = (href: string) => {
  const media = popupMedia(href);
  return media?.type === 'frame' ? media.src : null;
};

describe('a link to a YouTube video', () => {
  const frame = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1';
  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1',
    'http://youtu.be/aqz-KE-bpKQ/',
    'https://youtu.be/aqz-KE-bpKQ?si=share',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?t=soon',
  ])('opens the embed player for %s', (href) => {
    expect(frameOf(href)).toBe(frame);
  });

  test.each([
    ['https://youtu.be/aqz-KE-bpKQ?t=90', 90],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s', 90],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s', 3723],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=5', 5],
    ['https://youtu.be/aqz-KE-bpKQ?t=soon&start=7', 7],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=2m', 120],
  ])('opens the embed player for %s, starting at %i seconds', (href, start) => {
    expect(frameOf(href)).toBe(`${frame}&start=${start}`);
  });
});

test('a link to a video clip keeps its end time', () => {
  const youTube = popupMedia('https://www.youtube.com/embed/aqz-KE-bpKQ?start=5&end=9');
  expect(youTube).toMatchObject({ startSeconds: 5, endSeconds: 9 });
  expect(youTube?.src).toMatch(/&start=5&end=9$/);
  expect(popupMedia('/media/office.mp4#t=5,9')).toEqual({
    type: 'file',
    kind: 'video',
    src: '/media/office.mp4#t=5,9',
    startSeconds: 5,
    endSeconds: 9,
  });
});

describe('a link to a Vimeo video', () => {
  const frame = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';
  test.each([
    ['https://vimeo.com/76979871', frame],
    ['https://www.vimeo.com/76979871/?share=copy', frame],
    ['https://vimeo.com/channels/staff/76979871', frame],
    ['https://vimeo.com/groups/7/videos/76979871', frame],
    ['https://vimeo.com/album/1234567/video/76979871', frame],
    ['https://vimeo.com/showcase/1234567/video/76979871', frame],
    ['https://player.vimeo.com/video/76979871', frame],
    ['https://vimeo.com/76979871/abcdef0123', `${frame}&h=abcdef0123`],
    ['https://player.vimeo.com/video/76979871?h=abcdef0123&x=1', `${frame}&h=abcdef0123`],
    ['https://vimeo.com/76979871#t=1m2s', `${frame}#t=62s`],
  ])('opens the embed player for %s', (href, src) => {
    expect(frameOf(href)).toBe(src);
  });
});

describe('a link to Google Maps', () => {
  const frame = 'https://www.google.com/maps?q=';
  test.each([
    ['https://maps.google.com/maps?q=Delft+Markt&z=7', `${frame}Delft+Markt&output=embed&z=7`],
    ['https://maps.google.com/?q=52.01,4.35', `${frame}52.01%2C4.35&output=embed`],
    ['https://www.google.co.uk/maps/place/Delft+Markt/', `${frame}Delft+Markt&output=embed`],
    ['https://www.google.nl/maps/place/Caf%C3%A9+%26+Bar', `${frame}Caf%C3%A9+%26+Bar&output=embed`],
    ['https://www.google.com/maps?q=2F6C%2BXY+Delft', `${frame}2F6C%2BXY+Delft&output=embed`],
    [
      'https://www.google.com/maps/place/Markt/@52.0116,4.3571,17.4z/data=!3m1!4b1',
      `${frame}Markt&output=embed&ll=52.0116%2C4.3571&z=17`,
    ],
    ['https://www.google.com/maps/@52.0116,-4.3571,15z', `${frame}52.0116%2C-4.3571&output=embed&z=15`],
    ['https://www.google.com/maps/@52.0116,4.3571,500m/data=!3m1', `${frame}52.0116%2C4.3571&output=embed`],
    ['https://www.google.com/maps/search/?api=1&query=Delft', `${frame}Delft&output=embed`],
    ['https://maps.google.com/?cid=123', 'https://www.google.com/maps?cid=123&output=embed'],
  ])('opens an embedded map for %s', (href, src) => {
    expect(frameOf(href)).toBe(src);
  });
});

describe('a link to OpenStreetMap', () => {
  const frame = 'https://www.openstreetmap.org/export/embed.html?bbox=';
  const around = `${frame}2.59375%2C51.29688%2C5.40625%2C52.70313`;
  test.each([
    ['https://www.openstreetmap.org/#map=7/52/4', `${around}&marker=52%2C4`],
    ['https://www.openstreetmap.org/node/1#layers=H&map=7/52/4', `${around}&marker=52%2C4`],
    ['https://osm.org/?mlat=52.5&mlon=4.25#map=7/52/4', `${around}&marker=52.5%2C4.25`],
    ['https://www.openstreetmap.org/?lat=52&lon=4&zoom=7', `${around}&marker=52%2C4`],
    ['https://www.openstreetmap.org/?mlat=52&mlon=4', `${frame}3.99451%2C51.99725%2C4.00549%2C52.00275&marker=52%2C4`],
  ])('opens an embedded map for %s', (href, src) => {
    expect(frameOf(href)).toBe(src);
  });
});

test('a link to a video file plays the file, on any host', () => {
  expect(popupMedia('/media/office.mp4')).toEqual({ type: 'file', kind: 'video', src: '/media/office.mp4' });
  expect(popupMedia('https://cdn.example/a.webm?x=1')).toMatchObject({ type: 'file' });
});

describe('a link to anything else', () => {
  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)//office.mp4',
    'data:video/mp4;base64,x.mp4',
    'https://example.org/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/embed/live_stream?channel=x',
    'https://youtu.be/a/b',
    'https://user@vimeo.com/76979871',
    'https://:secret@vimeo.com/76979871',
    'https://vimeo.com/showcase/1234567',
    'https://vimeo.com/event/1234567',
    'https://vimeo.com/76979871/settings',
    'https://www.google.com/search?q=Delft',
    'https://www.google.com/mapsy?q=Delft',
    'https://www.google.com/maps/dir/Delft/Leiden/@52,4,11z',
    'https://www.google.com/maps/place/%E0%A4%A',
    'https://maps.app.goo.gl/AbCdEf123',
    'https://goo.gl/maps/AbCdEf123',
    'https://maps.google.evil.example/maps?q=Delft',
    'https://www.openstreetmap.org/about',
    'https://www.openstreetmap.org/#map=7/91/4',
    'https://www.openstreetmap.org/?mlat=&mlon=',
    'https://openstreetmap.org.evil.example/#map=7/52/4',
    'https://[',
    '/contact',
  ])('has no media: %j', (href) => {
    expect(popupMedia(href)).toBeNull();
  });
});

test('an embed URL has the provider’s host and an embed path for any link', () => {
  const host = fc.constantFrom(
    'youtu.be',
    'www.youtube.com',
    'vimeo.com',
    'player.vimeo.com',
    'maps.google.com',
    'www.google.com',
    'www.openstreetmap.org',
    'osm.org',
    'youtube.com@evil.example',
    'vimeo.com.evil.example',
  );
  const path = fc.constantFrom(
    '',
    'embed/',
    'video/',
    'shorts/',
    'maps/place/',
    'maps/@',
    'maps',
    'watch',
    '..//',
    '76979871/',
    '#map=7/52/4',
  );
  const piece = fc.oneof(fc.string(), fc.constantFrom('//evil.example', '\\evil', '%2e', 'é/ж', '1', '76979871'));
  const query = fc.record(
    Object.fromEntries(['v', 't', 'h', 'q', 'll', 'z', 'cid', 'mlat', 'mlon', 'zoom'].map((name) => [name, piece])),
    { requiredKeys: [] },
  );
  const frames = {
    youtube: /^\/embed\/[\w-]+$/,
    vimeo: /^\/video\/\d+$/,
    googleMaps: /^\/maps$/,
    openStreetMap: /^\/export\/embed\.html$/,
  };
  fc.assert(
    fc.property(host, path, piece, query, (name, begin, text, values) => {
      const search = new URLSearchParams(values as Record<string, string>).toString();
      for (const href of [`https://${name}/${begin}${text}?${search}`, `https://${name}/${begin}?${search}`, text]) {
        const media = popupMedia(href);
        if (media?.type !== 'frame') continue;
        const { protocol, origin, username, pathname } = new URL(media.src);
        expect([protocol, origin, username]).toEqual(['https:', POPUP_HOSTS[media.provider], '']);
        expect(pathname).toMatch(frames[media.provider]);
      }
    }),
  );
});
