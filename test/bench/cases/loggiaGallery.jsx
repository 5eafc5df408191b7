import { ThumbnailGallery } from '@loggia/ui';
import '@loggia/ui/gallery.css';
import '@loggia/ui/lightbox.css';
import { mountPage } from './mountPage.jsx';

mountPage(({ images }) => <ThumbnailGallery images={images} />);
