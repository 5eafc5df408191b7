import '@loggia/ui/styles.css';
import { useState } from 'react';
import { SHARE_NETWORKS } from '@loggia/hooks/share';
import { useShare, type ShareReport, type UseShareOptions } from '@loggia/hooks';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { ShareButtons, ShareLinks, ShareMenu, type ShareMenuProps } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory, type LightboxStoryProps } from './shared/LightboxStory.tsx';
import { Story } from './shared/Story.tsx';
import { text, toggle } from './shared/controls.ts';
import { LIGHTBOX_CONTROLS } from './shared/lightboxControls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Share' };

const [LANDSCAPE] = createLandscapes(1);
const MANY = createLandscapes(10_000);
/** Networks fetch the image themselves, so it needs a web URL. */
const PHOTOGRAPH = LANDSCAPE && { ...LANDSCAPE, url: 'https://example.org/landscape.jpg' };
const PAGE = 'https://example.org/pictures/{imageId}';

interface ShareStoryProps extends LightboxStoryProps {
  readonly share?: ShareMenuProps;
}

const ShareStory = ({ share, ...props }: ShareStoryProps) => (
  <LightboxStory {...props}>
    <ShareMenu {...share} />
  </LightboxStory>
);

/** A button for each network. The buttons share the current image of the surrounding lightbox. */
function NetworkButtons() {
  return <ShareButtons lightbox={useLightboxContext()} networks={SHARE_NETWORKS} url={PAGE} />;
}

const story = withControls([ShareStory, LightboxStory, CopyRefusedDemo], LIGHTBOX_CONTROLS);
const hookStory = withControls([InlineLinksDemo, ControlledDemo], { url: text(PAGE), enabled: toggle(true) });

export const Default = story(
  <ShareStory hint="The button is next to the slideshow's. The menu's positioning code loads when it is first opened." />,
);
export const EveryNetwork = story(
  <ShareStory
    hint="Pinterest and Tumblr need an image with an HTTP URL."
    thumbnails={createLandscapes(1)}
    images={PHOTOGRAPH ? [{ ...PHOTOGRAPH, url: '/missing.jpg' }] : []}
    share={{ networks: SHARE_NETWORKS, url: PAGE }}
  />,
);
/** Children of a lightbox are rendered in its bar. */
export const ButtonsOfTheirOwn = story(
  <LightboxStory
    hint="A button per network, after the kit's."
    images={PHOTOGRAPH ? [{ ...PHOTOGRAPH, url: '/missing.jpg' }] : []}
    thumbnails={createLandscapes(1)}
  >
    <NetworkButtons />
  </LightboxStory>,
);
export const Keyboard = story(
  <ShareStory hint="Tab to the button, press Enter, and tab through the menu. The first Escape closes the menu, the second the lightbox." />,
);
export const RightToLeft = story(<ShareStory dir="rtl" hint="The menu is on the other side of its button." />);
export const TenThousandItems = story(<ShareStory images={MANY} hint="Each image has its own URL." />);

function refuseToCopy(): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  document.execCommand = () => false;
}

/** Simulates a browser that denies clipboard access. */
function CopyRefusedDemo(options: ShareStoryProps) {
  const [share, setShare] = useState<ShareReport>();
  return (
    <div onPointerDownCapture={refuseToCopy}>
      <ShareStory
        hint={`Copying fails: the URL is shown so that you can copy it. Shared: ${share?.channel ?? 'nothing'}.`}
        share={{ onShare: setShare }}
        {...options}
      />
    </div>
  );
}

export const CopyRefused = story(<CopyRefusedDemo />);

/** Plain links below an image, which need neither JavaScript nor a menu. */
type OwnShareOptions = Pick<UseShareOptions, 'url' | 'enabled'>;

function InlineLinksDemo(options: OwnShareOptions) {
  const share = useShare({ image: PHOTOGRAPH }, { networks: SHARE_NETWORKS, url: PAGE, ...options });
  return (
    <Story hint="Links that work in server-rendered markup.">
      <div className="story-stage">{LANDSCAPE && <img src={LANDSCAPE.url} alt={LANDSCAPE.title} />}</div>
      <ShareLinks share={share} />
    </Story>
  );
}

export const InlineLinks = hookStory(<InlineLinksDemo />);

/** Custom markup, and an open state controlled by the app. */
function ControlledDemo(options: OwnShareOptions) {
  const [isOpen, setIsOpen] = useState(true);
  const [log, setLog] = useState<readonly string[]>([]);
  const share = useShare(
    { image: PHOTOGRAPH },
    {
      url: PAGE,
      isOpen,
      onOpenChange: (next, { reason }) => {
        setIsOpen(next);
        setLog((lines) => [...lines, `${next ? 'opened' : 'closed'}: ${reason}`]);
      },
      onShare: ({ channel, url }) => setLog((lines) => [...lines, `${channel}: ${url}`]),
      ...options,
    },
  );
  return (
    <Story hint="Close it with Escape, a click outside, or by moving focus. The page receives the reason.">
      <p className="story-row">
        <button {...share.getMenuButtonProps()}>Share</button>
      </p>
      {share.isOpen && (
        <div {...share.getMenuProps({ className: 'story-row' })}>
          {share.links.map((link) => (
            <a key={link.network} {...share.getLinkProps({ link })}>
              {link.name}
            </a>
          ))}
          <button {...share.getCopyButtonProps()} />
        </div>
      )}
      <div {...share.getStatusProps({ className: 'story-row' })} />
      <div className="story-log">{log.join('\n')}</div>
    </Story>
  );
}

export const Controlled = hookStory(<ControlledDemo />);

export const AllParts = allParts('Share', { Default, ButtonsOfTheirOwn, InlineLinks });
