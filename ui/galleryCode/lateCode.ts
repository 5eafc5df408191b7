import type { GalleryCode } from './GalleryCode.ts';

/** Code that is fetched when somebody asks for it. */
export function lateCode<TGallery>(fetchCode: () => Promise<TGallery>): GalleryCode<TGallery> {
  let current: TGallery | undefined;
  let request: Promise<TGallery> | undefined;
  async function ask(): Promise<TGallery> {
    try {
      return (current = await fetchCode());
    } catch (error) {
      request = undefined;
      throw error;
    }
  }
  return {
    get current() {
      return current;
    },
    load: () => (request ??= ask()),
  };
}
