/** What an application writes, for each budget that is measured. */
export const pages = {
  static: `
import { BackendProvider } from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';
import { ThumbnailGallery } from '@loggia/ui';
globalThis.page = [BackendProvider, createStaticBackend, ThumbnailGallery];
`,
  wordpress: `
import { BackendProvider } from '@loggia/hooks';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { ThumbnailGallery } from '@loggia/ui';
globalThis.page = [BackendProvider, createWordPressBackend, ThumbnailGallery];
`,
};
