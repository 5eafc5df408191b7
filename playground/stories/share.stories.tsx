import '@loggia/ui/styles.css';
import { useState } from 'react';
import { SHARE_NETWORKS } from '@loggia/hooks/share';
import { useShare } from '@loggia/hooks';
import type { ShareReport } from '@loggia/hooks';
import { ShareButton, ShareButtons, ShareLinks } from '@loggia/ui';
import type { ShareButtonProps } from '@loggia/ui';
import { createLandscapes } from './shared/createLandscapes.ts';
import { LightboxStory } from './shared/LightboxStory.tsx';
import type { LightboxStoryProps } from './shared/LightboxStory.tsx';
import { Story } from './shared/Story.tsx';

export default { title: 'Share' };

const [LANDSCAPE] = createLandscapes(1);
const MANY = createLandscapes(10_000);
/** Networks fetch the picture themselves, so it needs an address of the web. */
const PHOTOGRAPH = LANDSCAPE && { ...LANDSCAPE, url: 'https://example.org/landscape.jpg' };
const PAGE = 'https://example.org/pictures/{imageId}';

interface ShareStoryProps extends LightboxStoryProps {
  readonly share?: Omit<ShareButtonProps, 'lightbox'>;
}

const ShareStory = ({ share, ...props }: ShareStoryProps) => (
  <LightboxStory {...props}>{(lightbox) => <ShareButton lightbox={lightbox} {...share} />}</LightboxStory>
);

export const Default = () => (
  <ShareStory hint="The button beside the slideshow's. Code that places the menu comes when it is first opened." />
);
export const EveryNetwork = () => (
  <ShareStory
    hint="Pinterest and Tumblr need a picture with an address of the web."
    thumbnails={createLandscapes(1)}
    images={PHOTOGRAPH ? [{ ...PHOTOGRAPH, url: '/missing.jpg' }] : []}
    share={{ networks: SHARE_NETWORKS, url: PAGE }}
  />
);
/** Children of a lightbox stand in its bar. */
export const ButtonsOfTheirOwn = () => (
  <LightboxStory
    hint="A control for each network, after those of the kit."
    images={PHOTOGRAPH ? [{ ...PHOTOGRAPH, url: '/missing.jpg' }] : []}
    thumbnails={createLandscapes(1)}
  >
    {(lightbox) => <ShareButtons lightbox={lightbox} networks={SHARE_NETWORKS} url={PAGE} />}
  </LightboxStory>
);
export const Keyboard = () => (
  <ShareStory hint="Tab to the button, Enter, Tab through the ways to share. Escape closes the menu first, the lightbox second." />
);
export const RightToLeft = () => <ShareStory dir="rtl" hint="The menu hangs on the other side of its button." />;
export const TenThousandItems = () => <ShareStory images={MANY} hint="Each image has an address of its own." />;

function refuseToCopy(): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  document.execCommand = () => false;
}

/** The browser keeps its clipboard to itself here. */
export const CopyRefused = () => {
  const [share, setShare] = useState<ShareReport>();
  return (
    <div onPointerDownCapture={refuseToCopy}>
      <ShareStory
        hint={`Copy the link: the address comes to be copied by hand. Shared: ${share?.channel ?? 'nothing'}.`}
        share={{ onShare: setShare }}
      />
    </div>
  );
};

/** Plain links under a picture: they need no script and no menu. */
export function InlineLinks() {
  const share = useShare({ image: PHOTOGRAPH }, { networks: SHARE_NETWORKS, url: PAGE });
  return (
    <Story hint="Links that work in the server's markup.">
      <div className="story-stage">{LANDSCAPE && <img src={LANDSCAPE.url} alt={LANDSCAPE.title} />}</div>
      <ShareLinks share={share} />
    </Story>
  );
}

/** Markup of a theme's own, and an open menu that the page commands. */
export function Controlled() {
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
    },
  );
  return (
    <Story hint="Escape, a press elsewhere, focus that goes on: the page is told why.">
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
