import { ThumbnailGallery } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { mountPage } from './mountPage.jsx';

mountPage(({ images }) => <ThumbnailGallery images={images} />);
