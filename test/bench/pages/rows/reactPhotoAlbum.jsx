import { useState } from 'react';
import { RowsPhotoAlbum } from 'react-photo-album';
import 'react-photo-album/rows.css';
import { toPhotos } from '../shared/toPhotos.js';

export function Page({ images }) {
  const [photos] = useState(() => toPhotos(images));
  return <RowsPhotoAlbum photos={photos} spacing={4} targetRowHeight={200} />;
}
