import { useState } from 'react';
import { MasonryPhotoAlbum } from 'react-photo-album';
import SSR from 'react-photo-album/ssr';
import 'react-photo-album/masonry.css';
import { toPhotos } from '../shared/toPhotos.js';

const BREAKPOINTS = [300, 600, 900, 1200];

/** On the server, react-photo-album renders the album once for each breakpoint. */
export function Page({ images }) {
  const [photos] = useState(() => toPhotos(images));
  return (
    <SSR breakpoints={BREAKPOINTS}>
      <MasonryPhotoAlbum photos={photos} spacing={4} columns={(width) => Math.max(1, Math.floor(width / 200))} />
    </SSR>
  );
}
