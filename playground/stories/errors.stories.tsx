import { OfflineError } from '@loggia/hooks/errors';
import type { ContactFormDescription, RatingStore } from '@loggia/hooks';
import { CommentPanel, ContactForm, MasonryGallery, JustifiedGallery, Rating } from '@loggia/ui';
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
import {
  breakSome,
  choice,
  createLandscapes,
  createStaticContactForms,
  LIGHTBOX_CONTROLS,
  LightboxStory,
  range,
  stage,
  Story,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Error catalogue' };

const LANDSCAPES = createLandscapes(6);
const [LANDSCAPE] = LANDSCAPES;
const BROKEN = breakSome(LANDSCAPES, (index) => index % 2 === 0);

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

const Import = stage(ImportFailure, { response: { type: 'nothing' } });
const importStory = withControls(Import, { maxCount: range(1, 100, 25) });

export const PhotoSharingResponseEmpty = importStory(
  <Import hint="Import something: Error: cannot get response from the server." />,
);
export const ResponseLacksTheDelimiters = importStory(
  <Import hint="Import something: loading ends without a message." response={{ type: 'foreign' }} />,
);
export const ResponseStartsWithError = importStory(
  <Import
    hint="Import something: Error, and the provider's message."
    response={{ type: 'refused', message: 'User has no posts.' }}
  />,
);
export const ParsedResponseEmpty = importStory(
  <Import
    hint="Import something: There is some error. Cannot add Instagram gallery."
    response={{ type: 'photos', photos: [] }}
  />,
);

const refusing = createStoryComments({ rules: { hasEmail: true } });

export const CommentErrors = withControls(CommentPanel, { alertFailures: toggle(false), enabled: toggle(true) })(
  <Story hint="Send it empty, or with the word “rude”: each field shows its error.">
    <CommentPanel lightbox={{ image: LANDSCAPE }} store={refusing} />
  </Story>,
);

const Cart = stage(CartFailure, { list: 'both' });
const cartStory = withControls(Cart, { enabled: toggle(true) });

export const CartWithoutAnItem = cartStory(
  <Cart hint="Add to cart: You must select at least one item." list="downloads" />,
);
export const CartWithoutACount = cartStory(
  <Cart hint="Add to cart: Please select at least one item." list="counted" />,
);
export const CartWithoutASection = cartStory(
  <Cart hint="Add to cart: Please select Prints and products or Downloads." mustChoose />,
);

const ratings: RatingStore = { saveRating: () => Promise.reject(new OfflineError()) };

export const RatingHints = withControls(Rating, { isReadOnly: toggle(false), starCount: range(1, 20, 5) })(
  <Story hint="Not rated yet. Your vote is not saved; you can retry or undo it.">
    <Rating target={{ image: LANDSCAPE }} store={ratings} />
  </Story>,
);

const Requested = stage(RequestFailure, { response: () => new Response('<!doctype html>') });
const requestStory = withControls(Requested, { enabled: toggle(true) });

export const RequestInvalidJson = requestStory(<Requested hint="The response is not a valid JSON response." />);
export const RequestUnknownError = requestStory(
  <Requested hint="An unknown error occurred." response={() => new Response('', { status: 500 })} />,
);

function loseConnection(): never {
  throw new TypeError('Failed to fetch');
}
export const RequestFetchError = requestStory(<Requested hint="You are probably offline." response={loseConnection} />);

const tooLarge = {
  code: 'post_process',
  message: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
};

export const RequestPostProcess = requestStory(
  <Requested
    hint="“Media upload failed” after five attempts to process the image."
    response={() => Response.json(tooLarge, { status: 500 })}
  />,
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
  <Requested
    hint="The nonce is renewed and the request repeated, without a message."
    response={nonceResponse}
    nonce="0123456789"
  />,
);

const Paging = stage(PagingFailure, { status: 0 });
const pagingStory = withControls(Paging, {
  alertFailures: toggle(false),
  paging: choice(['pager', 'loadMore'], 'pager'),
  columns: range(1, 6, 3),
});
const pagingFailure = (status: number, what: string) =>
  pagingStory(<Paging hint={`Go to the second page: ${what} The first page stays.`} status={status} />);

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
const TILE = 'A tile of 100 × 100 pixels with the title replaces a failed image.';
const Masonry = stage(MasonryGallery, { images: BROKEN });
const Justified = stage(JustifiedGallery, { images: BROKEN });

export const MasonryThumbnailFailsToLoad = withControls(Masonry, LAYOUT_CONTROLS)(<Masonry hint={TILE} />);
export const JustifiedThumbnailFailsToLoad = withControls(Justified, LAYOUT_CONTROLS)(<Justified hint={TILE} />);

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
