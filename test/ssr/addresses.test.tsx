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

/** The rules as a server's page told them. */
const comments = {
  rules: { hasPrivacyPolicy: true, privacyPolicyUrl: 'javascript:alert(1)' },
  labels: { readPrivacyPolicy: 'Read the policy' },
  getInputProps: () => ({}),
  getLabelProps: () => ({ children: 'I have read the policy of this site' }),
  getErrorProps: () => ({}),
} as unknown as UseCommentsResult;

// The server of React 18 prints what it is given; that of React 19 refuses it in its own way.
describe('an address that would run something is not in the server’s markup', () => {
  test.each([
    ['thumbnails', <ThumbnailGallery key="1" images={[image]} />],
    ['thumbnails with texts', <ThumbnailGallery key="2" images={[image]} titleDisplay="below" />],
    ['a masonry', <MasonryGallery key="3" images={[image]} />],
    ['a blog', <BlogGallery key="4" images={[image]} />],
    ['a feature carousel', <FeatureCarousel key="5" images={[image]} label="Ridges" />],
    ['a page that an image leads to', <ThumbnailGallery key="6" images={[{ ...image, redirectUrl: SCRIPT }]} />],
    ['a contact form', <ContactForm key="8" form={form} />],
    ['a privacy policy that a server names', <CommentPrivacyPolicy key="9" comments={comments} />],
  ])('is left out of %s', (_name, element) => {
    const html = renderToString(element);
    expect(html).not.toMatch(/javascript:/i);
    expect(html.length).toBeGreaterThan(20);
  });
});
