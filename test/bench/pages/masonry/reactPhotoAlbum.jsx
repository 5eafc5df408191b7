import { useState } from 'react';
import { MasonryPhotoAlbum } from 'react-photo-album';
import 'react-photo-album/masonry.css';
import { toPhotos } from '../shared/toPhotos.js';

export function Page({ images }) {
  const [photos] = useState(() => toPhotos(images));
  return <MasonryPhotoAlbum photos={photos} spacing={4} columns={(width) => Math.max(1, Math.floor(width / 200))} />;
}
