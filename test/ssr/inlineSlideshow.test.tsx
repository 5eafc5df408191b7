import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InlineSlideshow, KitProvider } from '@loggia/ui';

const images = Array.from({ length: 600 }, (_, index) => ({
  id: String(index + 1),
  url: `/photos/${index + 1}.jpg`,
  title: `Photo ${index + 1}`,
  width: 1200,
  height: 800,
}));

const render = (nonce?: string | false) =>
  renderToString(
    <KitProvider nonce={nonce}>
      <InlineSlideshow images={images} width={640} height={400} shuffle autoplay hasTitle defaultIndex={3} />
    </KitProvider>,
  );

test('a server-rendered inline slideshow contains only the initial slide, as a titled link', () => {
  const html = render('abc');
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('href="/photos/4.jpg"');
  expect(html).toContain('>Photo 4</p>');
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/i);
});

test('a server-rendered inline slideshow is sized by a single style element, unless disabled', () => {
  const [, rules = ''] = /<style nonce="abc">(.*)<\/style>/s.exec(render('abc')) ?? [];
  expect(rules).toContain('--loggia-slideshow-ratio:640/400');
  expect(rules).not.toMatch(/[<>&"']|NaN|undefined/);
  expect(render()).toContain('<style>[data-slideshow=');
  expect(render(false)).not.toContain('<style');
});
