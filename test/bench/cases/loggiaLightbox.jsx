import { useLightboxIntent } from '@loggia/hooks';
import { Lightbox } from '@loggia/ui';
import '@loggia/ui/lightbox.css';
import { mountPage } from './mountPage.jsx';

/** A lightbox alone, opened in the middle of its list: whatever looks for an image has the longest way. */
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
