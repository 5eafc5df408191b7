import type { Backend } from '@loggia/hooks';
import {
  createRenewingBackend,
  createWordPressAlbums,
  createWordPressArchive,
  createWordPressBackend,
  readContainer,
  readPageSettings,
  readDescribedImages,
  readItemCount,
  readParameterImages,
  renewContainer,
  toKitTexts,
} from '@loggia/hooks/wordpress';
import type { WordPressContainer } from '@loggia/hooks/wordpress';
import type { KitLabels } from '../../labels/KitLabels.ts';
import type { MountContext, MountPlan } from '../Mounter.ts';
import { SiteLabels } from '../SiteLabels.tsx';
import { findCounterpart } from './findCounterpart.ts';
import { loadAlbumView } from './loadAlbumView.tsx';
import { loadGalleryLooks } from './loadGalleryLooks.ts';
import type { GalleryLooks } from './loadGalleryLooks.ts';
import { loadView } from './loadView.tsx';
import { MountedAlbum } from './MountedAlbum.tsx';
import { MountedGallery } from './MountedGallery.tsx';
import { withAskedPage } from './withAskedPage.ts';

const readHere = (element: Element): WordPressContainer =>
  readContainer(element, { address: window.location.pathname + window.location.search });

function createBackend(container: WordPressContainer, looks: GalleryLooks | undefined): Backend {
  if (container.kind === 'album') return createWordPressAlbums(container.album, { onGalleryAnswer: looks?.note });
  const isWhole = container.view.view === 'slideshow' || container.view.view === 'carousel';
  const backend = createWordPressBackend(container.gallery, {
    imagesOf: isWhole ? readParameterImages : readDescribedImages,
    totalOf: readItemCount,
  });
  return { ...backend, archive: createWordPressArchive(container.gallery) };
}

/** Asks the site for what a page cache may have kept too long, when the server does not accept it any more. */
function createLastingBackend(container: WordPressContainer, instance: number, looks?: GalleryLooks): Backend {
  return createRenewingBackend(createBackend(container, looks), async (signal) =>
    createBackend(readHere(await renewContainer({ pageUrl: window.location.href, instance, signal })), looks),
  );
}

async function planAlbum(container: Extract<WordPressContainer, { readonly kind: 'album' }>): Promise<MountPlan> {
  const { album, view } = container;
  const { instance, initialLevel } = album;
  const [drawAlbum, looks] = await Promise.all([loadAlbumView(view), loadGalleryLooks(container)]);
  const backend = createLastingBackend(container, instance, looks);
  const images = initialLevel.gallery?.images ?? [];
  return {
    content: <MountedAlbum {...{ container, backend, drawAlbum }} renderGallery={looks.draw} />,
    findCounterpart: (host, pressed) => findCounterpart(host, pressed, { instance, images }),
  };
}

async function planGallery(
  read: Extract<WordPressContainer, { readonly kind: 'gallery' }>,
  navigation: 'inPlace' | 'reload',
  signal: AbortSignal,
): Promise<MountPlan> {
  const { gallery, view, browsing } = read;
  const { instance } = gallery;
  const backend = createLastingBackend(read, instance);
  const needsTagList = browsing.hasTagList && browsing.tags.length > 0;
  const [drawView, tagSelect, archiveLink, container] = await Promise.all([
    loadView(view, browsing),
    needsTagList ? import('../../components/browsing/TagSelect.tsx') : undefined,
    gallery.downloadUrl ? import('../../components/archive/ArchiveLink.tsx') : undefined,
    withAskedPage(read, backend, signal),
  ]);
  const { images } = container.gallery.initialPage;
  return {
    content: (
      <MountedGallery
        {...{ container, backend, navigation, drawView }}
        TagSelect={tagSelect?.TagSelect}
        ArchiveLink={archiveLink?.ArchiveLink}
      />
    ),
    findCounterpart: (host, pressed) => findCounterpart(host, pressed, { instance, images }),
  };
}

/** A gallery in place of a gallery, an album in place of an album, in the words of the site. */
export async function prepareGallery(element: HTMLElement, context: MountContext): Promise<MountPlan> {
  const settings = readPageSettings(element.ownerDocument);
  const navigation = context.navigation ?? (settings.reloads ? 'reload' : 'inPlace');
  const container = readHere(element);
  const plan =
    container.kind === 'album' ? await planAlbum(container) : await planGallery(container, navigation, context.signal);
  const labels: KitLabels = toKitTexts(settings);
  return { ...plan, content: <SiteLabels labels={labels}>{plan.content}</SiteLabels> };
}
