import { PRELOAD_COUNT, preloadPlan } from '@loggia/hooks/preload';
import { useLightbox, usePreload, type GalleryImage } from '@loggia/hooks';
import { allParts, createLandscapes, HookDialog, range, Story, toggle, withControls } from './shared/index.ts';

export default { title: 'Preload' };

const LANDSCAPES = createLandscapes(24);
const MANY = createLandscapes(10_000);
const MISSING = LANDSCAPES.map((image, index) => (index % 2 === 0 ? image : { ...image, url: '/missing.jpg' }));
const EMBEDS = LANDSCAPES.map((image, index) => (index % 3 === 1 ? { ...image, kind: 'video' as const } : image));

interface PlanStoryProps {
  readonly hint: string;
  readonly images?: readonly GalleryImage[];
  readonly count?: number;
  readonly visibleCount?: number;
  readonly enabled?: boolean;
  readonly dir?: 'ltr' | 'rtl';
}

/** A lightbox that prints which images are preloaded. */
function PlanStory({ hint, images = LANDSCAPES, dir, ...options }: PlanStoryProps) {
  const lightbox = useLightbox({ images });
  const { count = PRELOAD_COUNT, visibleCount = 0, enabled } = options;
  usePreload(lightbox, { count, visibleCount, enabled });
  // Matches the hook's requests while the user moves forward on a fast connection.
  const plan = preloadPlan({
    index: lightbox.index,
    total: images.length,
    count,
    visibleCount,
    isBackward: false,
    loop: lightbox.loop,
    isSlow: false,
    isEmbed: (index) => (images[index]?.kind ?? 'image') !== 'image',
  });
  const numbers = plan.indices.slice(0, 40).map((index) => index + 1);
  return (
    <Story hint={hint} dir={dir}>
      <div className="story-row">
        {images.slice(0, 4).map((image) => (
          <a key={image.id} {...lightbox.getTriggerProps({ image, href: `?picture=${image.id}` })}>
            <img src={image.url} alt={image.title} />
          </a>
        ))}
      </div>
      <HookDialog lightbox={lightbox}>
        <pre className="story-log">
          {`picture ${lightbox.index + 1}\nloaded ahead${plan.isIdle ? ', when idle' : ''}: ${numbers.join(', ')}`}
        </pre>
      </HookDialog>
    </Story>
  );
}

const story = withControls(PlanStory, {
  count: range(0, 40, 10),
  visibleCount: range(0, 20, 0),
  enabled: toggle(true),
});

export const Default = story(
  <PlanStory hint="Ten images, alternating between next and previous, in the order of the last arrow key. A count of 0 means all images." />,
);
export const Controlled = story(
  <PlanStory hint="Two images, and three more for the filmstrip." count={2} visibleCount={3} />,
);
export const Embeds = story(<PlanStory hint="Every third item is a video and is skipped." images={EMBEDS} />);
export const Failure = story(<PlanStory hint="A failed image does not delay the others." images={MISSING} />);
export const TenThousandItems = story(
  <PlanStory hint="Even “all” is limited to images near the current one." images={MANY} count={0} />,
);

export const AllParts = allParts('Preload', { Default, Controlled });
