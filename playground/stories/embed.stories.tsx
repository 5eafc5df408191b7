import { useState } from 'react';
import { createStaticConsent } from '@loggia/hooks/consent';
import { usePauseForVideo, type GalleryImage } from '@loggia/hooks';
import { EmbedSlide, ThumbnailGallery, type EmbedSlideProps } from '@loggia/ui';
import { STUB_HOSTS } from '../site/embeds/stubHosts.ts';
import {
  allParts,
  choice,
  createLandscapes,
  GALLERY_CONTROLS,
  stage,
  Story,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Embed' };

const [POSTER] = createLandscapes(1);

const film = (kind: string, fileName: string, url = 'https://example.org/'): GalleryImage => ({
  id: `${kind}-${fileName}`,
  url,
  fileName,
  fileType: `EMBED_OEMBED_${kind}`,
  title: kind.replaceAll('_', ' ').toLowerCase(),
  thumbnail: POSTER,
});

const VIDEOS = [
  film('YOUTUBE_VIDEO', 'film-a'),
  film('VIMEO_VIDEO', '22'),
  film('DAILYMOTION_VIDEO', 'x1'),
  film('FACEBOOK_VIDEO', '77'),
];
const POSTS = [film('INSTAGRAM_POST', '', 'https://www.instagram.com/p/abc/')];
const MANY = Array.from({ length: 10_000 }, (_, index) => film('VIMEO_VIDEO', String(index + 1)));
const CONSENT = createStaticConsent();

interface EmbedStoryProps extends Omit<EmbedSlideProps, 'image' | 'isCurrent'> {
  readonly images: readonly GalleryImage[];
  readonly hint: string;
  readonly dir?: 'ltr' | 'rtl';
}

function EmbedStory({ images, hint, dir = 'ltr', ...options }: EmbedStoryProps) {
  const [index, setIndex] = useState(0);
  const image = images[index];
  const videoPause = usePauseForVideo({ image });
  return (
    <Story hint={hint} dir={dir}>
      <div className="story-stage loggia-gallery">
        {image && (
          <EmbedSlide
            key={image.id}
            hosts={STUB_HOSTS}
            {...options}
            image={image}
            isCurrent
            onPlaybackChange={videoPause.onPlaybackChange}
          />
        )}
      </div>
      <p className="story-row">
        <button onClick={() => setIndex((index + 1) % images.length)}>Next</button>
        <output>{videoPause.pauseReasons.has('video') ? 'holds a slideshow' : 'holds nothing'}</output>
      </p>
    </Story>
  );
}

const story = withControls(EmbedStory, {
  variant: choice(['lightbox', 'inline'], 'lightbox'),
  requiresConsent: toggle(false),
});
const GalleryStage = stage(ThumbnailGallery, {});
const galleryStory = withControls(GalleryStage, GALLERY_CONTROLS);

export const Default = story(<EmbedStory images={VIDEOS} hint="Play pauses a slideshow, End resumes it." />);
export const ConsentFirst = story(
  <EmbedStory
    images={VIDEOS}
    requiresConsent
    hint="Nothing loads before you click the button, or tab to it and press Enter."
  />,
);
export const ConsentRemembered = story(
  <EmbedStory images={VIDEOS} requiresConsent consent={CONSENT} hint="“Always” is stored in this browser." />,
);
export const Posts = story(<EmbedStory images={POSTS} variant="inline" hint="A post has a frame around its image." />);
export const Unknown = story(<EmbedStory images={[film('HOLOGRAM', '9')]} hint="An unknown kind of embed." />);
export const TenThousandItems = story(<EmbedStory images={MANY} hint="Only the current embed loads." />);

const inLightbox = (film: GalleryImage): GalleryImage => ({
  ...film,
  kind: film.fileType?.endsWith('VIDEO') ? 'video' : 'post',
});
const AMONG_PICTURES = [...createLandscapes(2), ...[...VIDEOS, ...POSTS].map(inLightbox)];

export const InTheLightbox = galleryStory(
  <GalleryStage
    hint="Videos and posts between images. Each asks for consent before it loads."
    images={AMONG_PICTURES}
    lightbox={{ embeds: { hosts: STUB_HOSTS, requiresConsent: true, consent: CONSENT } }}
  />,
);

/** The app renders a kind that the kit does not support. */
export const Controlled = story(
  <EmbedStory
    images={[film('HOLOGRAM', '9')]}
    onUnknown={({ element, fileType }) => {
      element.textContent = `The page shows ${fileType}.`;
    }}
    hint="The page renders this kind of embed itself."
  />,
);

export const AllParts = allParts('Embed', { Default, ConsentFirst, Posts, InTheLightbox });
