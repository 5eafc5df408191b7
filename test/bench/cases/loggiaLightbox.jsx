import { useLightboxIntent } from '@loggia/hooks';
import { Lightbox } from '@loggia/ui';
import '@loggia/ui/lightbox.css';
import { mountPage } from './mountPage.jsx';

/** Only a lightbox, opened in the middle of its list, where searching for the image takes longest. */
function Page({ images }) {
  const intent = useLightboxIntent();
  const image = images[Math.floor(images.length / 2)];
  return (
    <div {...intent.getContainerProps()}>
      <a {...intent.getTriggerProps({ image, href: image.url })}>{image.title}</a>
      <Lightbox images={images} openRequest={intent.openRequest} />
    </div>
  );
}

mountPage(Page);
