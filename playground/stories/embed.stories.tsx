import '@loggia/ui/styles.css';
import { useState } from 'react';
import { createStaticConsent } from '@loggia/hooks/consent';
import { usePauseForVideo, type GalleryImage } from '@loggia/hooks';
import { EmbedSlide, ThumbnailGallery, type EmbedSlideProps } from '@loggia/ui';
import { STUB_HOSTS } from '../site/embeds/stubHosts.ts';
import { createLandscapes } from './shared/createLandscapes.ts';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import { choice, range, toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

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
const galleryStory = withControls(ThumbnailGallery, {
  thumbnailWidth: range(60, 500, 250, 10),
  thumbnailHeight: range(60, 500, 140, 10),
  maxColumns: range(1, 12, 5),
  gap: range(0, 40, 4),
  resizable: toggle(true),
});

export const Default = story(<EmbedStory images={VIDEOS} hint="Play pauses a slideshow, End resumes it." />);
export const ConsentFirst = story(
  <EmbedStory images={VIDEOS} requiresConsent hint="Nothing loads before you click the button." />,
);
export const ConsentRemembered = story(
  <EmbedStory images={VIDEOS} requiresConsent consent={CONSENT} hint="“Always” is stored in this browser." />,
);
export const Posts = story(<EmbedStory images={POSTS} variant="inline" hint="A post has a frame around its image." />);
export const Unknown = story(<EmbedStory images={[film('HOLOGRAM', '9')]} hint="An unknown kind of embed." />);
export const Keyboard = story(
  <EmbedStory images={VIDEOS} requiresConsent hint="Tab to Load, press Enter, and tab into the player." />,
);
export const RightToLeft = story(
  <EmbedStory images={VIDEOS} requiresConsent dir="rtl" hint="The poster is mirrored." />,
);
export const ReducedMotionWanted = story(
  <ReducedMotion>
    <EmbedStory images={VIDEOS} hint="Nothing is animated here." />
  </ReducedMotion>,
);
export const TenThousandItems = story(<EmbedStory images={MANY} hint="Only the current embed loads." />);

const inLightbox = (film: GalleryImage): GalleryImage => ({
  ...film,
  kind: film.fileType?.endsWith('VIDEO') ? 'video' : 'post',
});
const AMONG_PICTURES = [...createLandscapes(2), ...[...VIDEOS, ...POSTS].map(inLightbox)];

export const InTheLightbox = galleryStory(
  <Story hint="Videos and posts between images. Each asks for consent before it loads.">
    <ThumbnailGallery
      images={AMONG_PICTURES}
      lightbox={{ embeds: { hosts: STUB_HOSTS, requiresConsent: true, consent: CONSENT } }}
    />
  </Story>,
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
