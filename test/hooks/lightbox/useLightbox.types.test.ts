// @vitest-environment node
import { expectTypeOf, test } from 'vitest';
import type { GalleryImage, LightboxHandle, useLightbox, UseLightboxResult } from '@loggia/hooks';

interface Photo extends GalleryImage {
  readonly camera: string;
}

test('useLightbox preserves a custom image type', () => {
  type Result = ReturnType<typeof useLightbox<Photo>>;
  expectTypeOf<Result['image']>().toEqualTypeOf<Photo | undefined>();
  expectTypeOf<Result['images']>().toEqualTypeOf<readonly Photo[]>();
  expectTypeOf<Result['slides'][number]['image']>().toEqualTypeOf<Photo>();
  expectTypeOf<Parameters<Result['getTriggerProps']>[0]['image']>().toEqualTypeOf<Photo>();
});

test('the result of useLightbox is assignable to a LightboxHandle', () => {
  expectTypeOf<UseLightboxResult<Photo>>().toExtend<LightboxHandle<Photo>>();
  expectTypeOf<UseLightboxResult<Photo>>().toExtend<LightboxHandle>();
});
