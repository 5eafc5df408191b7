import { useLightboxIntent } from '@loggia/hooks/lightboxIntent';
import { Lightbox } from '@loggia/ui/lightbox';
import { memo } from 'react';
import '@loggia/ui/lightbox.css';

/** Rendered once, like pages/shared/Thumbnails.jsx. */
const Links = memo(function Links({ images, getTriggerProps }) {
  return images.map((image) => (
    <a key={image.id} {...getTriggerProps({ image, href: image.url })}>
      <img src={image.thumbnail.url} alt={image.title} width={image.thumbnail.width} height={image.thumbnail.height} />
    </a>
  ));
});

/** The kit's lightbox with custom thumbnails. */
export function Page({ images, thumbnails, isStill }) {
  const intent = useLightboxIntent();
  return (
    <div className="thumbnails" {...intent.getContainerProps()}>
      <Links images={thumbnails} getTriggerProps={intent.getTriggerProps} />
      <Lightbox
        images={images}
        openRequest={intent.openRequest}
        filmstrip
        {...(isStill && { effect: 'none', fromThumbnail: false })}
      />
    </div>
  );
}
