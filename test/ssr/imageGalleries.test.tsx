import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  KitProvider,
  MasonryGallery,
  JustifiedGallery,
  type MasonryGalleryProps,
  type JustifiedGalleryProps,
} from '@loggia/ui';

const images = Array.from({ length: 600 }, (_, index) => ({
  id: String(index + 1),
  url: `/photos/${index + 1}.jpg`,
  width: 300 + (index % 5) * 40,
  height: 300,
}));

type Props = Pick<MasonryGalleryProps & JustifiedGalleryProps, 'images' | 'width' | 'resizable'>;

const render = (View: (props: Props) => ReactElement, props: Partial<Props> = {}, nonce?: string | false) =>
  renderToString(
    <KitProvider nonce={nonce}>
      <View images={images} {...props} />
    </KitProvider>,
  );

describe.each<[string, (props: Props) => ReactElement]>([
  ['masonry layout with columns', (props) => <MasonryGallery {...props} />],
  ['masonry layout with rows', (props) => <MasonryGallery {...props} direction="rows" />],
  ['justified layout with columns', (props) => <JustifiedGallery {...props} />],
  ['justified layout with rows', (props) => <JustifiedGallery direction="rows" {...props} />],
])('a server-rendered %s', (_name, View) => {
  test('contains thirty images, positioned by a single style element', () => {
    const html = render(View, {}, 'abc');
    expect(html.match(/<li /g)).toHaveLength(30);
    expect(html.match(/<style nonce="abc">/g)).toHaveLength(1);
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/i);
    expect(html).not.toContain('data-pending');
    const [, rules = ''] = /<style[^>]*>(.*)<\/style>/s.exec(html) ?? [];
    expect(rules).not.toMatch(/[<>&"']|NaN|undefined|Infinity/);
    expect(rules).toContain('nth-child(30)');
  });

  test('has no container queries if the width is given', () => {
    expect(render(View, { width: 800 }, 'abc')).not.toContain('@container');
  });

  test('has a style element without a nonce if none is given', () => {
    const html = render(View);
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).not.toContain('data-pending');
  });

  test('is marked as pending if style elements are disabled', () => {
    const html = render(View, {}, false);
    expect(html).not.toContain('<style');
    expect(html).toContain('data-pending=""');
  });
});

test.each<[string, (props: Props) => ReactElement]>([
  ['columns', (props) => <JustifiedGallery {...props} />],
  ['rows', (props) => <JustifiedGallery direction="rows" {...props} />],
])('a server-rendered resizable justified layout with %s is marked as pending', (_name, View) => {
  expect(render(View, { resizable: true }, 'abc')).toContain('data-pending=""');
});
