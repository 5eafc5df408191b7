import { useState } from 'react';
import { RowsPhotoAlbum } from 'react-photo-album';
import SSR from 'react-photo-album/ssr';
import 'react-photo-album/rows.css';
import { toPhotos } from '../shared/toPhotos.js';

const BREAKPOINTS = [300, 600, 900, 1200];

/** On the server, react-photo-album renders the album once for each breakpoint. */
export function Page({ images }) {
  const [photos] = useState(() => toPhotos(images));
  return (
    <SSR breakpoints={BREAKPOINTS}>
      <RowsPhotoAlbum photos={photos} spacing={4} targetRowHeight={200} />
    </SSR>
  );
}
