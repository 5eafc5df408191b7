import { ThumbnailGallery } from '@loggia/ui/gallery';
import '@loggia/ui/styles.css';
const folder = '/wp-content/uploads/photo-gallery/landscapes';
const photos = ['first-light', 'blue-hour', 'marsh-gold', 'green-night'].map((id) => {
  const thumbnail = { url: `${folder}/thumb/${id}.jpg` };
  return { id, title: id.replace('-', ' '), url: `${folder}/${id}.jpg`, thumbnail };
});
export const Photos = () => <ThumbnailGallery images={photos} maxColumns={2} />;
