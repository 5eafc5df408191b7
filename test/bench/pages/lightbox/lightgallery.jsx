import lightGallery from 'lightgallery';
import lgAutoplay from 'lightgallery/plugins/autoplay';
import lgFullscreen from 'lightgallery/plugins/fullscreen';
import lgShare from 'lightgallery/plugins/share';
import lgThumbnail from 'lightgallery/plugins/thumbnail';
import lgZoom from 'lightgallery/plugins/zoom';
import { useEffect, useRef } from 'react';
import 'lightgallery/css/lightgallery.css';
import 'lightgallery/css/lg-autoplay.css';
import 'lightgallery/css/lg-fullscreen.css';
import 'lightgallery/css/lg-share.css';
import 'lightgallery/css/lg-thumbnail.css';
import 'lightgallery/css/lg-zoom.css';
import { Thumbnails } from '../shared/Thumbnails.jsx';

const STILL = { speed: 0, startAnimationDuration: 0, backdropDuration: 0, zoomFromOrigin: false, hideBarsDelay: 0 };

export function Page({ images, thumbnails, isStill }) {
  const host = useRef(null);
  const gallery = useRef(null);
  useEffect(() => {
    const created = lightGallery(host.current, {
      dynamic: true,
      // The trial key from lightGallery's documentation.
      licenseKey: '0000-0000-000-0000',
      plugins: [lgAutoplay, lgFullscreen, lgShare, lgThumbnail, lgZoom],
      dynamicEl: images.map(({ url, title, thumbnail }) => ({
        src: url,
        thumb: thumbnail.url,
        subHtml: title,
        alt: title,
      })),
      ...(isStill && STILL),
    });
    gallery.current = created;
    return () => created.destroy();
  }, [images, isStill]);
  return (
    <>
      <Thumbnails images={thumbnails} onPress={(index) => gallery.current?.openGallery(index)} />
      <div ref={host} />
    </>
  );
}
