// Type check only, never run. Hooks and components preserve a custom image type.
import {
  useFilmstrip,
  useLightbox,
  useLightboxIntent,
  useSlideshow,
  type GalleryImage,
  type LightboxSource,
  type UseLightboxResult,
} from '@loggia/hooks';
import type { LightboxProps, ThumbnailGalleryProps } from '@loggia/ui';

interface MyPhoto extends GalleryImage {
  readonly camera: string;
}

type Equal<TLeft, TRight> = (<T>() => T extends TLeft ? 1 : 2) extends <T>() => T extends TRight ? 1 : 2 ? true : false;
type Expect<TTrue extends true> = TTrue;

declare const photos: readonly MyPhoto[];
declare const source: LightboxSource<MyPhoto>;

export function useGenericImage() {
  const lightbox = useLightbox<MyPhoto>({ images: photos });
  const inferred = useLightbox({ images: photos });
  const loaded = useLightbox({ source });
  const filmstrip = useFilmstrip(lightbox);
  const intent = useLightboxIntent<MyPhoto>();

  const [photo] = photos;
  if (photo) {
    intent.getTriggerProps({ image: photo });
    lightbox.getTriggerProps({ image: photo });
  }
  // A lightbox with a custom image type is accepted by companions with the base type.
  useSlideshow(lightbox);
  const general: UseLightboxResult = lightbox;

  type Proofs = [
    Expect<Equal<typeof lightbox.image, MyPhoto | undefined>>,
    Expect<Equal<typeof inferred.image, MyPhoto | undefined>>,
    Expect<Equal<typeof loaded.image, MyPhoto | undefined>>,
    Expect<Equal<(typeof lightbox.slides)[number]['image'], MyPhoto>>,
    Expect<Equal<(typeof filmstrip.thumbnails)[number]['image'], MyPhoto>>,
    Expect<Equal<NonNullable<LightboxProps<MyPhoto>['images']>[number], MyPhoto>>,
    Expect<Equal<NonNullable<ThumbnailGalleryProps<MyPhoto>['images']>[number], MyPhoto>>,
  ];
  return { general, camera: lightbox.image?.camera } satisfies {
    general: UseLightboxResult;
    camera: string | undefined;
  } & (Proofs extends readonly true[] ? unknown : never);
}

export function useWrongImage() {
  const intent = useLightboxIntent<MyPhoto>();
  // @ts-expect-error -- an image without a camera isn't a MyPhoto.
  intent.getTriggerProps({ image: { id: '1', url: '/ridge.jpg' } });
  // @ts-expect-error -- a title must be a string.
  useLightbox({ images: [{ id: '1', url: '/ridge.jpg', title: 7 }] });
}
