import { useLightboxIntent } from '@loggia/hooks/lightboxIntent';
import { Lightbox } from '@loggia/ui/lightbox';
import '@loggia/ui/lightbox.css';

/** The kit's lightbox on thumbnails of the site's own. */
export function Page({ images, thumbnails, isStill }) {
  const intent = useLightboxIntent();
  return (
    <div className="thumbnails" {...intent.getContainerProps()}>
      {thumbnails.map((image) => (
        <a key={image.id} {...intent.getTriggerProps({ image, href: image.url })}>
          <img
            src={image.thumbnail.url}
            alt={image.title}
            width={image.thumbnail.width}
            height={image.thumbnail.height}
          />
        </a>
      ))}
      <Lightbox images={images} opening={intent.opening} filmstrip {...(isStill && { effect: 'none' })} />
    </div>
  );
}
