import { useState } from 'react';
import type { EmbeddedPost } from '@loggia/hooks';
import { PostEmbed, type PostEmbedProps } from '@loggia/ui';
import { allParts, stage, Story, toggle, withControls } from './shared/index.ts';

export default { title: 'Post embed' };

/** A post of the demo's CMS, whose frame sends the real messages. */
const post = (slug: string, title: string): EmbeddedPost => ({
  frameUrl: `/${slug}/embed/`,
  url: `/${slug}/`,
  title,
  siteName: 'Loggia & friends',
});

const FIRST = post('field-note-1-mist-frost', 'Field note 1: Mist & frost');
const SECOND = post('field-note-3-rain', 'Field note 3: Rain');
const SILENT = post('nothing-here', 'A post whose site does not respond');
const HOSTILE: EmbeddedPost = { ...FIRST, frameUrl: 'javascript:alert(1)', title: 'A post that is not framed' };
/** A reasonable number for one story: each is a separate page. */
const MANY = Array.from({ length: 12 }, (_, index) => post('field-note-3-rain', `Field note ${index + 1}`));

const Stage = stage(PostEmbed, { post: FIRST });

const story = withControls([Stage, PostEmbed, ControlledDemo], { enabled: toggle(true) });

export const Default = story(
  <Stage hint="A quote until the frame responds, then a frame with the height it reports." />,
);

function ControlledDemo(options: Partial<PostEmbedProps>) {
  const [isFirst, setIsFirst] = useState(true);
  const [said, setSaid] = useState('No link clicked yet.');
  return (
    <Story hint="Changing the post shows a quote again until its frame responds. Links in the frame ask before leaving the page.">
      <p className="story-row">
        <button type="button" onClick={() => setIsFirst(!isFirst)}>
          Other post
        </button>
        <output>{said}</output>
      </p>
      <PostEmbed
        post={isFirst ? FIRST : SECOND}
        onNavigate={(href, details) => {
          details.cancel();
          setSaid(`It would go to ${href}`);
        }}
        {...options}
      />
    </Story>
  );
}

export const Controlled = story(<ControlledDemo />);

export const SilentFailure = story(
  <Stage hint="The frame does not respond. The quote and a link to the post stay." post={SILENT} />,
);

export const HostileFailure = story(<Stage hint="A URL that is not HTTP is not framed." post={HOSTILE} />);

export const TenThousandWords = story(
  <Story hint="Twelve frames, each at most 1000 pixels high.">
    {MANY.map((each) => (
      <PostEmbed key={each.title} post={each} />
    ))}
  </Story>,
);

export const AllParts = allParts('Post embed', { Default, Controlled });
