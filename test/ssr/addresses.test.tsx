import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ContactFormDescription, GalleryImage, UseCommentsResult } from '@loggia/hooks';
import { BlogGallery, ContactForm, FeatureCarousel, MasonryGallery, ThumbnailGallery } from '@loggia/ui';
import { CommentPrivacyPolicy } from '../../ui/comments/CommentPanel.tsx';

const SCRIPT = 'javascript:alert(1)//.jpg';
const image: GalleryImage = {
  id: '1',
  url: SCRIPT,
  originalUrl: SCRIPT,
  title: 'Ridge',
  width: 500,
  height: 300,
  thumbnail: { url: SCRIPT, width: 500, height: 300, candidates: [{ url: SCRIPT, width: 900 }] },
};
const form: ContactFormDescription = { id: '7', action: 'javascript:alert(1)', fields: [] };

/** Comment rules from a server's page. */
const comments = {
  rules: { hasPrivacyPolicy: true, privacyPolicyUrl: 'javascript:alert(1)' },
  labels: { readPrivacyPolicy: 'Read the policy' },
  getInputProps: () => ({}),
  getLabelProps: () => ({ children: 'I have read the policy of this site' }),
  getErrorProps: () => ({}),
} as unknown as UseCommentsResult;

// React 18 renders such URLs on the server; React 19 replaces them itself.
describe('a javascript: URL in server-rendered markup', () => {
  test.each([
    ['a thumbnail gallery', <ThumbnailGallery key="1" images={[image]} />],
    ['a thumbnail gallery with captions', <ThumbnailGallery key="2" images={[image]} titleDisplay="below" />],
    ['a masonry gallery', <MasonryGallery key="3" images={[image]} />],
    ['a blog', <BlogGallery key="4" images={[image]} />],
    ['a feature carousel', <FeatureCarousel key="5" images={[image]} label="Ridges" />],
    ['an image link', <ThumbnailGallery key="6" images={[{ ...image, redirectUrl: SCRIPT }]} />],
    ['a contact form', <ContactForm key="8" form={form} />],
    ['a privacy policy link', <CommentPrivacyPolicy key="9" comments={comments} />],
  ])('is omitted from %s', (_name, element) => {
    const html = renderToString(element);
    expect(html).not.toMatch(/javascript:/i);
    expect(html.length).toBeGreaterThan(20);
  });
});
