import { useDownload, type UseDownloadOptions } from '@loggia/hooks';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { DownloadLinks } from '@loggia/ui';
import {
  allParts,
  createLandscapes,
  LightboxStory,
  type LightboxStoryProps,
  Story,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Download' };

/** Drawings cannot be downloaded, so use an original on the demo's server. */
const ORIGINAL = '/wp-content/uploads/photo-gallery/landscapes/.original/first-light.jpg';
const LANDSCAPES = createLandscapes(8).map((image) => ({ ...image, originalUrl: ORIGINAL }));
const [LANDSCAPE] = LANDSCAPES;
const ELSEWHERE = LANDSCAPES.map((image) => ({ ...image, originalUrl: 'https://example.org/landscape.jpg' }));

type DownloadOptions = Pick<UseDownloadOptions, 'showOriginal' | 'showDownload' | 'enabled'>;

const DownloadStory = ({
  showOriginal = true,
  showDownload = true,
  enabled,
  ...props
}: LightboxStoryProps & DownloadOptions) => (
  <LightboxStory {...props}>
    <Links {...{ showOriginal, showDownload, enabled }} />
  </LightboxStory>
);

/** Links in the lightbox's bar, with options instead of settings. */
function Links(options: DownloadOptions) {
  return <DownloadLinks lightbox={useLightboxContext()} {...options} />;
}

const story = withControls([DownloadStory, InlineDemo], {
  showOriginal: toggle(true),
  showDownload: toggle(true),
  enabled: toggle(true),
});

export const Default = story(
  <DownloadStory images={LANDSCAPES} hint="Use the first button: the browser saves the file." />,
);
export const AnotherHost = story(
  <DownloadStory
    images={ELSEWHERE}
    hint="The other host does not allow saving. The file opens in a new tab, as the button's name says."
  />,
);

/** Without a lightbox. */
function InlineDemo(options: DownloadOptions) {
  const image = LANDSCAPE && { ...LANDSCAPE, url: ORIGINAL };
  const download = useDownload({ image }, { showOriginal: true, showDownload: true, ...options });
  return (
    <Story hint="Two custom links.">
      <div className="story-stage">{LANDSCAPE && <img src={LANDSCAPE.url} alt={LANDSCAPE.title} />}</div>
      <p className="story-row">
        {download.canOpenOriginal && <a {...download.getOriginalLinkProps()}>Original</a>}
        {download.canDownload && <a {...download.getDownloadLinkProps()}>Download</a>}
      </p>
      <div {...download.getStatusProps()} />
    </Story>
  );
}

export const Inline = story(<InlineDemo />);

export const AllParts = allParts('Download', { Default, AnotherHost, Inline });
