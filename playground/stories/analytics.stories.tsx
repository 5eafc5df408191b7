import { useState } from 'react';
import { useLightboxIntent } from '@loggia/hooks';
import { FullLightbox, type FullLightboxProps } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { describeEvent } from './shared/describeEvent.ts';
import { Story } from './shared/Story.tsx';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { createStaticBackend } from './shared/staticBackends.ts';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Analytics' };

const LANDSCAPES = createLandscapes(24);
const BACKEND = createStaticBackend({
  images: LANDSCAPES,
  settings: { rating: true, showDownload: true, shareNetworks: ['facebook', 'x'] },
  comments: true,
});
const KEPT = 12;

function DefaultDemo(options: FullLightboxProps) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const intent = useLightboxIntent();
  return (
    <Story hint="Events for a tag manager, newest first. Open an image, browse, zoom, play, rate, share and close.">
      <div {...intent.getContainerProps({ className: 'story-row' })}>
        {LANDSCAPES.slice(0, 8).map((image) => (
          <a key={image.id} {...intent.getTriggerProps({ image, href: `?picture=${image.id}` })}>
            <img src={image.url} alt={image.title ?? ''} />
          </a>
        ))}
      </div>
      <FullLightbox
        backend={BACKEND}
        source={BACKEND.lightbox}
        openRequest={intent.openRequest}
        onEvent={(event) => setLines((known) => [describeEvent(event), ...known].slice(0, KEPT))}
        {...options}
      />
      <p>{lines.length === 0 ? 'No events yet.' : 'Events:'}</p>
      {lines.length > 0 && (
        <ol>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines are only added at one end, and may be identical
            <li key={index}>{line}</li>
          ))}
        </ol>
      )}
    </Story>
  );
}

const story = withControls(DefaultDemo, LIGHTBOX_CONTROLS);

export const Default = story(<DefaultDemo />);

export const AllParts = allParts('Analytics', { Default });
