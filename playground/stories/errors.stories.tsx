import '@loggia/ui/styles.css';
import { OfflineError } from '@loggia/hooks/errors';
import type { ContactFormDescription, RatingStore } from '@loggia/hooks';
import { CommentPanel, ContactForm, MasonryGallery, JustifiedGallery, Rating } from '@loggia/ui';
import { choice, range, toggle } from './shared/controls.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { createStoryComments } from './shared/createStoryComments.ts';
import {
  BadChoices,
  CartFailure,
  ImportFailure,
  MissingMethod,
  PagingFailure,
  RequestFailure,
} from './shared/errorParts.tsx';
import { ErrorBlock } from './shared/ErrorBlock.tsx';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { LightboxStory } from './shared/LightboxStory.tsx';
import { createStaticContactForms } from './shared/staticBackends.ts';
import { Story } from './shared/Story.tsx';
import { withControls } from './shared/withControls.tsx';

export default { title: 'Error catalogue' };

const LANDSCAPES = createLandscapes(6);
const [LANDSCAPE] = LANDSCAPES;
const BROKEN = LANDSCAPES.map((image, index) =>
  index % 2 === 0 ? { ...image, url: 'data:image/png;base64,broken' } : image,
);

const lightboxStory = withControls(LightboxStory, LIGHTBOX_CONTROLS);

export const LightboxImageFailsToLoad = lightboxStory(
  <LightboxStory
    hint="An error message with a link to the image. The lightbox still works."
    images={BROKEN}
    thumbnails={LANDSCAPES}
  />,
);

export const BasicRequestObjectMissing = lightboxStory(
  <LightboxStory hint="Without fetch there is no lightbox, and thumbnails are links." enabled={false} />,
);

const importStory = withControls(ImportFailure, { maxCount: range(1, 100, 25) });

export const PhotoSharingResponseEmpty = importStory(
  <Story hint="Import something: Error: cannot get response from the server.">
    <ImportFailure response={{ type: 'nothing' }} />
  </Story>,
);

export const ResponseLacksTheDelimiters = importStory(
  <Story hint="Import something: loading ends without a message.">
    <ImportFailure response={{ type: 'foreign' }} />
  </Story>,
);

export const ResponseStartsWithError = importStory(
  <Story hint="Import something: Error, and the provider's message.">
    <ImportFailure response={{ type: 'refused', message: 'User has no posts.' }} />
  </Story>,
);

export const ParsedResponseEmpty = importStory(
  <Story hint="Import something: There is some error. Cannot add Instagram gallery.">
    <ImportFailure response={{ type: 'photos', photos: [] }} />
  </Story>,
);

const refusing = createStoryComments({ rules: { hasEmail: true } });

export const CommentErrors = withControls(CommentPanel, { alertFailures: toggle(false), enabled: toggle(true) })(
  <Story hint="Send it empty, or with the word “rude”: each field shows its error.">
    <CommentPanel lightbox={{ image: LANDSCAPE }} store={refusing} />
  </Story>,
);

const cartStory = withControls(CartFailure, { enabled: toggle(true) });

export const CartWithoutAnItem = cartStory(
  <Story hint="Add to cart: You must select at least one item.">
    <CartFailure list="downloads" />
  </Story>,
);

export const CartWithoutACount = cartStory(
  <Story hint="Add to cart: Please select at least one item.">
    <CartFailure list="counted" />
  </Story>,
);

export const CartWithoutASection = cartStory(
  <Story hint="Add to cart: Please select Prints and products or Downloads.">
    <CartFailure list="both" mustChoose />
  </Story>,
);

const ratings: RatingStore = { saveRating: () => Promise.reject(new OfflineError()) };

export const RatingHints = withControls(Rating, { isReadOnly: toggle(false), starCount: range(1, 20, 5) })(
  <Story hint="Not rated yet. Your vote is not saved; you can retry or undo it.">
    <Rating target={{ image: LANDSCAPE }} store={ratings} />
  </Story>,
);

const requestStory = withControls(RequestFailure, { enabled: toggle(true) });

export const RequestInvalidJson = requestStory(
  <Story hint="The response is not a valid JSON response.">
    <RequestFailure response={() => new Response('<!doctype html>')} />
  </Story>,
);

export const RequestUnknownError = requestStory(
  <Story hint="An unknown error occurred.">
    <RequestFailure response={() => new Response('', { status: 500 })} />
  </Story>,
);

export const RequestFetchError = requestStory(
  <Story hint="You are probably offline.">
    <RequestFailure
      response={() => {
        throw new TypeError('Failed to fetch');
      }}
    />
  </Story>,
);

const tooLarge = {
  code: 'post_process',
  message: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
};

export const RequestPostProcess = requestStory(
  <Story hint="“Media upload failed” after five attempts to process the image.">
    <RequestFailure response={() => Response.json(tooLarge, { status: 500 })} />
  </Story>,
);

/** Rejects the first nonce, and returns a new one. */
function nonceResponse({ url, headers }: Request): Response {
  if (url.includes('admin-ajax')) return new Response('fedcba9876');
  const refusal = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } };
  const isRenewed = headers.get('X-WP-Nonce') === 'fedcba9876';
  return isRenewed
    ? Response.json([{ id: 1, title: { rendered: 'Field note 1, with a renewed nonce' } }])
    : Response.json(refusal, { status: 403 });
}

export const RequestInvalidNonce = requestStory(
  <Story hint="The nonce is renewed and the request repeated, without a message.">
    <RequestFailure response={nonceResponse} nonce="0123456789" />
  </Story>,
);

const pagingStory = withControls(PagingFailure, {
  alertFailures: toggle(false),
  paging: choice(['pager', 'loadMore'], 'pager'),
  columns: range(1, 6, 3),
});
const pagingFailure = (status: number, what: string) =>
  pagingStory(
    <Story hint={`Go to the second page: ${what} The first page stays.`}>
      <PagingFailure status={status} />
    </Story>,
  );

export const PlaylistPaging403 = pagingFailure(403, 'the server refuses.');
export const PlaylistPaging404 = pagingFailure(404, 'there is none.');
export const PlaylistPaging500 = pagingFailure(500, 'the server has an error.');
export const PlaylistPaging504 = pagingFailure(504, 'no response came in time. A response with an error is the same.');

const form: ContactFormDescription = {
  id: '1',
  title: 'Write to us',
  fields: [
    { type: 'text', name: 'your-name', label: 'Name' },
    { type: 'submit', label: 'Send' },
  ],
};
const unreachable = createStaticContactForms({ deliver: () => Promise.reject(new OfflineError()) });

export const ContactFormRequestFailure = withControls(ContactForm, {
  validateOnChange: toggle(true),
  focusFirstInvalid: toggle(true),
})(
  <Story hint="Sending fails. The text is kept, and you can try again.">
    <ContactForm form={form} backend={unreachable} />
  </Story>,
);

const LAYOUT_CONTROLS = { thumbnailSize: range(100, 500, 250, 10), gap: range(0, 40, 4) };

export const MasonryThumbnailFailsToLoad = withControls(
  MasonryGallery,
  LAYOUT_CONTROLS,
)(
  <Story hint="A tile of 100 × 100 pixels with the title replaces a failed image.">
    <MasonryGallery images={BROKEN} />
  </Story>,
);

export const JustifiedThumbnailFailsToLoad = withControls(
  JustifiedGallery,
  LAYOUT_CONTROLS,
)(
  <Story hint="A tile of 100 × 100 pixels with the title replaces a failed image.">
    <JustifiedGallery images={BROKEN} />
  </Story>,
);

export const GalleryContainerContainsAnErrorBlock = withControls(ErrorBlock, { hasError: toggle(true) })(
  <Story hint="The server's error message stays and the gallery is not mounted. Without the message it is.">
    <ErrorBlock />
  </Story>,
);

export const DropdownSelectBadProgrammaticUse = withControls(BadChoices, { enabled: toggle(true) })(
  <Story hint="Invalid calls throw an error and change nothing.">
    <BadChoices />
  </Story>,
);

export const CustomScrollbarMissingMethod = withControls(MissingMethod, {
  scrollDurationMs: range(0, 3000, 950, 50),
  enabled: toggle(true),
})(
  <Story hint="A call of an unknown method is reported.">
    <MissingMethod />
  </Story>,
);
