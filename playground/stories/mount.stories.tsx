import { ThumbnailGallery } from '@loggia/ui';
import { mount, type Mounter } from '@loggia/ui/mount';
import { useEffect, useRef, useState } from 'react';
import { allParts, createLandscapes, Story, toggle, withControls } from './shared/index.ts';

export default { title: 'Mount' };

const LANDSCAPES = createLandscapes(6);

/** Creates server-rendered markup. */
function createServedLinks(): HTMLElement {
  const served = document.createElement('section');
  served.className = 'served-gallery';
  for (const { url, title = '' } of LANDSCAPES) {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = title;
    served.append(link, ' ');
  }
  return served;
}

interface ServedPageProps {
  readonly hint: string;
  /** Loads the code that renders the mounted content. */
  readonly load: Mounter['load'];
  /** Whether the page is marked as one that scripts may take over. @default true */
  readonly isTakenOver?: boolean;
}

/** A server-rendered page, with a button instead of the script tag. */
function ServedPage({ hint, load, isTakenOver = true }: ServedPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const [isMounted, setMounted] = useState(false);
  const [failure, setFailure] = useState('');

  useEffect(() => page.current?.replaceChildren(createServedLinks()), []);
  useEffect(() => {
    if (!isMounted || !isTakenOver || !page.current) return undefined;
    const { unmount } = mount(page.current, {
      mounters: [{ selector: '.served-gallery', load }],
      onError: (error) => setFailure(error instanceof Error ? error.message : ''),
    });
    // React cannot unmount a root while it renders another one.
    return () => queueMicrotask(unmount);
  }, [isMounted, isTakenOver, load]);

  return (
    <Story hint={hint}>
      <p className="story-row">
        <button type="button" onClick={() => setMounted(!isMounted)}>
          {isMounted ? 'Unmount' : 'Mount'}
        </button>
        <output>{failure}</output>
      </p>
      <div ref={page} />
    </Story>
  );
}

const drawGallery: Mounter['load'] = async () => () => ({
  content: <ThumbnailGallery images={LANDSCAPES} titleDisplay="show" />,
});
const failToLoad: Mounter['load'] = () => Promise.reject(new Error('The chunk failed to load.'));

const story = withControls(ServedPage, { isTakenOver: toggle(true) });

export const Default = story(
  <ServedPage hint="Server-rendered links. The kit replaces and restores them." load={drawGallery} />,
);

export const LoadFailure = story(
  <ServedPage hint="The kit's chunk fails to load, so the server's links stay." load={failToLoad} />,
);

export const AllParts = allParts('Mount', { Default });
