import { afterEach, beforeEach, test, vi } from 'vitest';
import { createCookieConsent, createStaticConsent } from '@loggia/hooks/consent';
import {
  useBackToTop,
  useClampedText,
  useConsent,
  useContactCount,
  useContactField,
  useContactForm,
  useCounter,
  useDialog,
  useEmbed,
  useEmbedFailure,
  useFramePopup,
  useFullHeight,
  useImagePopups,
  useMediaLink,
  useMediaPopup,
  useMediaUpload,
  useMultiSelect,
  useOffCanvasMenu,
  useOverlayHost,
  usePageLoader,
  useParallax,
  usePhotoImport,
  usePlayer,
  usePlaylist,
  usePlaylistPages,
  usePostEmbed,
  useProgressBar,
  useRest,
  useReveal,
  useSiteNavigation,
  useStatusRegion,
  useVideoCarousel,
  type ConsentDecision,
  type ContactFormDescription,
  type ContactFormInputField,
  type GalleryImage,
  type PlaylistVideo,
  type UseEmbedOptions,
  type UsePlayerOptions,
  type UseRestOptions,
} from '@loggia/hooks';
import { createStaticPlaylist } from '@loggia/hooks/static';
import { embeddedPost } from '../../fixtures/embeddedPost.ts';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { usePopupPlaylist } from '../../helpers/usePopupPlaylist.ts';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';
import { stubViewport } from '../../helpers/stubViewport.ts';
import { createFakeContactForms } from '../../hooks/contactForm/renderContactForm.tsx';
import { createGetterReport, expectAsReported, type GetterReport } from '../createGetterReport.ts';
import { press } from '../handle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.unstubAllGlobals());

const images = fakeImages(3);
const [image] = images as [GalleryImage, ...GalleryImage[]];
const never = () => new Promise<never>(() => {});

async function reportPages({ hook }: GetterReport) {
  stubViewport();
  await hook('useBackToTop').states(useBackToTop, { 'at the top': {} });
  await hook('useCounter').states(useCounter, { waiting: { value: 1240 } });
  await hook('useReveal').states(useReveal, { waiting: {} });
  await hook('useFullHeight').states(useFullHeight, { enabled: {}, disabled: { enabled: false } });
  await hook('useParallax').states(useParallax, { enabled: {}, disabled: { enabled: false } });
  await hook('usePageLoader').states(usePageLoader, { loading: {} });
  await hook('useProgressBar').states(useProgressBar, { partial: { label: 'Cases settled', value: 86, max: 200 } });
  await hook('useStatusRegion').states(() => useStatusRegion(), { empty: {} });
  await hook('useDialog').states(useDialog, { closed: { label: 'Videos', history: false } });
  await hook('useOverlayHost').states(() => useOverlayHost(useFakeLightbox({ images })), { closed: {} });
  const source = createCookieConsent({ acceptCookieName: 'reported', rejectCookieName: 'reported-rejected', days: 0 });
  await hook('useConsent').states(
    ({ decision }: { readonly decision: ConsentDecision }) =>
      useConsent({ source: { ...source, decision: () => decision } }),
    { undecided: { decision: 'undecided' }, rejected: { decision: 'rejected' } },
  );
}

async function reportNavigation({ hook }: GetterReport) {
  const children = [{ id: 'family', label: 'Family', href: '/family' }];
  const items = [
    { id: 'home', label: 'Home', href: '/', isCurrent: true },
    { id: 'law', label: 'Law', href: '/law', items: children },
    { id: 'news', label: 'News', items: children },
  ] as const;
  const [leaf, link, group] = items;
  await hook('useSiteNavigation').states(
    () => useSiteNavigation({ items }),
    {
      closed: {},
      'open submenu': ({ getButtonProps }) => press(getButtonProps({ item: group })),
      menu: ({ toggle }) => toggle(),
    },
    {
      getItemProps: items.map((item) => ({ item })),
      getLinkProps: [leaf, link].map((item) => ({ item })),
      getButtonProps: [link, group].map((item) => ({ item })),
      getSubmenuProps: { item: group },
    },
  );
  await hook('useOffCanvasMenu').states(useOffCanvasMenu, { closed: { menus: [items] }, open: ({ open }) => open() });
  const options = ['Alps', 'Coast', 'Snow'].map((label, index) => ({
    value: `${index}`,
    label,
    isDisabled: index === 2,
  }));
  await hook('useMultiSelect').states(
    () => useMultiSelect({ items: options, defaultValues: ['0'], search: true, selectAll: true, confirm: true }),
    { closed: {}, open: ({ open }) => open(), 'no results': ({ setQuery }) => setQuery('no such thing') },
    { getItemProps: options.map((item) => ({ item })) },
  );
}

const choices = [{ label: 'Post' }, { label: 'Other', value: 'other' }];
const FIELDS: readonly ContactFormInputField[] = [
  { type: 'text', name: 'name', label: 'Name', isRequired: true, hint: 'As on a letter.', maxLength: 40 },
  { type: 'textarea', name: 'message', label: 'Message', rows: 4 },
  { type: 'number', name: 'age', label: 'Age', min: 1, max: 120, step: 1 },
  { type: 'select', name: 'land', label: 'Land', choices },
  { type: 'checkbox', name: 'way', label: 'Way', hasFreeText: true, choices },
  { type: 'quiz', name: 'sum', label: 'Quiz', question: '1+1=?', token: 'old' },
  { type: 'captcha', name: 'code', label: 'Code', imageUrl: '/c/1.png', token: '1' },
  { type: 'acceptance', name: 'terms', label: 'I agree', isOptional: true },
  { type: 'file', name: 'cv', label: 'CV', accept: '.pdf' },
];
const COUNT = { type: 'count', target: 'message', direction: 'down', min: 3, max: 10 } as const;
const SUBMIT = { type: 'submit', name: 'send', label: 'Send' } as const;
const FORM: ContactFormDescription = { id: '7', unitTag: 'unit-7', fields: [...FIELDS, COUNT, SUBMIT] };

async function reportContactForms({ hook }: GetterReport) {
  const { backend } = createFakeContactForms();
  await hook('useContactForm').states(
    () => useContactForm(FORM, { backend }),
    { initial: {} },
    {
      getErrorLinkProps: { error: { name: 'name', message: 'Required.', field: FIELDS[0] } },
      getSubmitButtonProps: { field: SUBMIT },
      getTextLinkProps: { run: { text: 'our terms', href: '/terms' } },
    },
  );
  await hook('useContactCount').states(() => useContactCount(useContactForm(FORM, { backend }), COUNT), { empty: {} });
  await hook('useContactField').states(
    (field: ContactFormInputField) => useContactField(useContactForm({ ...FORM, fields: [field] }, { backend }), field),
    Object.fromEntries(FIELDS.map((field) => [field.type, field])),
    { getChoiceProps: { choice: { label: 'Post' } }, getChoiceLabelProps: { choice: { label: 'Post' } } },
  );
}

const videos = Array.from({ length: 4 }, (_, index): PlaylistVideo => ({
  provider: 'youtube',
  id: `v${index}`,
  title: `Video ${index}`,
  thumbnailUrl: `/v${index}.jpg`,
}));
const [video] = videos as [PlaylistVideo];

async function reportVideos({ hook }: GetterReport) {
  const source = createStaticPlaylist({ videos, perPage: 3 });
  const { initialPage, pageCount } = source;
  const adapters = { youtube: createStubPlayer({ provider: 'youtube' }) };
  const usePlayed = () => usePlaylist({ source, initialPage, pageCount, adapters });
  await hook('usePlaylistPages').states(
    () => usePlaylistPages({ source: { loadPage: never }, initialPage, pageCount }),
    {
      'first page': {},
      loading: ({ goToNext }) => goToNext(),
    },
  );
  await hook('usePlaylist').states(
    usePlayed,
    { 'first video': {}, 'second video': ({ playNext }) => playNext() },
    { getItemProps: { video }, getStepButtonProps: [{ direction: 'next' }, { direction: 'previous' }] },
  );
  await hook('usePlaylistPopup').states(
    () => usePopupPlaylist({ source, initialPage, pageCount, adapters, player: { mode: 'popup' } }).popup,
    { closed: {}, open: ({ open }) => open(video) },
    { getThumbnailProps: { video } },
  );
  await hook('useVideoCarousel').states(() => useVideoCarousel(usePlayed(), { videos }), { initial: {} });
  await hook('useClampedText').states(() => useClampedText(), { initial: {} });
  await hook('usePlayer').states((options: UsePlayerOptions) => usePlayer({ adapters, ...options }), {
    'awaiting consent': { video, requiresConsent: true },
    loaded: ({ getLoadButtonProps }) => press(getLoadButtonProps()),
    file: { video: { provider: 'file', id: '1', url: '/tide.mp4', title: 'Tide' }, controls: true },
  });
}

async function reportMedia({ hook }: GetterReport) {
  const url = 'https://www.youtube.com/watch?v=abc';
  const embed = {
    ...image,
    url,
    kind: 'video',
    fileType: 'EMBED_OEMBED_YOUTUBE_VIDEO',
    fileName: 'abc',
  } as const;
  await hook('useEmbed').states(
    (options: Partial<UseEmbedOptions>) => useEmbed({ image: embed, isCurrent: true, ...options }),
    {
      'awaiting consent': { requiresConsent: true },
      loaded: ({ getLoadButtonProps }) => press(getLoadButtonProps()),
      file: { image: { ...embed, url: '/tide.mp4', fileType: 'video/mp4' } },
    },
  );
  await hook('useEmbedFailure').states(() => useEmbedFailure(), { failed: {} });
  await hook('usePostEmbed').states(() => usePostEmbed(embeddedPost), { loading: {} });
  await hook('useMediaPopup').states(
    () => useMediaPopup({ images, history: false }),
    { closed: {}, open: ({ open }) => open('1') },
    {
      getTriggerProps: { image },
      getSlideProps: { index: 0 },
      getImageProps: { index: 0 },
      getRetryImageButtonProps: { index: 0 },
    },
  );
  await hook('useImagePopups').states(useImagePopups, { enabled: {} }, { getTriggerProps: { image } });
  const href = 'https://vimeo.com/123';
  await hook('useMediaLink').states(useMediaLink, {
    Vimeo: { href },
    'unknown host': { href: 'https://example.org/film' },
  });
  const consent = createStaticConsent();
  const opening = { imageId: 'x', reason: 'trigger', event: undefined, opener: null } as const;
  await hook('useFramePopup').states(
    () => {
      const link = useMediaLink({ href });
      return { link, ...useFramePopup({ link, title: 'Film', history: false, requiresConsent: true, consent }) };
    },
    { closed: {}, open: ({ link }) => link.setOpenRequest(opening) },
  );
}

async function reportEditors({ hook }: GetterReport) {
  const fields = (['user', 'token'] as const).map((field) => ({ field }));
  const request = { user: '', accessToken: '', isWholePost: true, imageCount: 3, update: 'none' } as const;
  await hook('usePhotoImport').states(
    () => usePhotoImport({ importer: { load: never }, addPhoto: never }),
    {
      initial: {},
      invalid: ({ start }) => start(request),
      loading: ({ start }) => start({ ...request, user: 'hills', accessToken: 't' }),
    },
    { getLabelProps: fields, getErrorProps: fields },
  );
  const item = { id: 'none' };
  await hook('useMediaUpload').states(
    () => useMediaUpload({ upload: never }),
    { empty: {}, uploading: ({ add }) => add([new File(['boat'], 'boat.jpg')]) },
    { getProgressProps: item, getCancelButtonProps: item, getRetryButtonProps: item, getRemoveButtonProps: item },
  );
  const client = { send: never, request: never };
  await hook('useRest').states((options: UseRestOptions<string>) => useRest(options), {
    idle: { client, resource: null, parse: String },
    loading: { client, resource: { path: '/wp/v2/posts' }, parse: String },
  });
}

test('the getters of the site hooks return the recorded props', async () => {
  const report = createGetterReport('site');
  await reportPages(report);
  await reportNavigation(report);
  await reportContactForms(report);
  await reportVideos(report);
  await reportMedia(report);
  await reportEditors(report);
  await expectAsReported(report);
});
