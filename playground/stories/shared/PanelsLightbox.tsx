import {
  useControlBar,
  useFullscreen,
  useInfo,
  useLightbox,
  useMaximize,
  useSidebars,
  useSlideshow,
  type GalleryImage,
  type LightboxSettings,
  type UseFullscreenResult,
  type UseInfoResult,
  type UseLightboxResult,
  type UseMaximizeResult,
  type UseSidebarsResult,
} from '@loggia/hooks';
import {
  ControlBar,
  CounterText,
  IconButton,
  InfoButton,
  InfoPanel,
  MaximizeButton,
  Sidebar,
  SidebarButton,
} from '@loggia/ui';
import { settingsOf, type SettingOptions } from './lightboxControls.ts';
import { Story, type StoryProps } from './Story.tsx';

export interface PanelsLightboxProps
  extends Partial<Omit<StoryProps, 'children'>>, SettingOptions, Pick<LightboxSettings, 'fullWindow'> {
  readonly images: readonly GalleryImage[];
  readonly settings?: LightboxSettings;
}

const NO_SETTINGS: LightboxSettings = {};
const POP_UP = { width: 'min(800px, 100%)', height: 'min(500px, 100%)' };

interface PanelsBarProps {
  readonly lightbox: UseLightboxResult;
  readonly fullscreen: UseFullscreenResult;
  readonly sidebars: UseSidebarsResult;
  readonly maximize: UseMaximizeResult;
  readonly info: UseInfoResult;
}

function PanelsBar({ lightbox, fullscreen, sidebars, maximize, info }: PanelsBarProps) {
  const slideshow = useSlideshow(lightbox, { pauseReasons: sidebars.pauseReasons });
  const bar = useControlBar(lightbox, { isFullscreen: fullscreen.isFullscreen });
  return (
    <ControlBar
      bar={bar}
      controls={{
        counter: <CounterText bar={bar} />,
        play: <IconButton {...slideshow.getPlayButtonProps()} icon={slideshow.isStarted ? '❚❚' : '▶'} />,
        maximize: <MaximizeButton maximize={maximize} />,
        fullscreen: fullscreen.isSupported && <IconButton {...fullscreen.getButtonProps()} icon="⛶" />,
        info: <InfoButton info={info} />,
        comments: <SidebarButton sidebars={sidebars} name="comments" icon="✎" />,
        cart: <SidebarButton sidebars={sidebars} name="shop" icon="⊞" />,
      }}
    >
      <IconButton {...lightbox.getCloseButtonProps()} icon="✕" />
    </ControlBar>
  );
}

interface PanelsDialogProps {
  readonly lightbox: UseLightboxResult;
}

function PanelsDialog({ lightbox }: PanelsDialogProps) {
  const { settings } = lightbox;
  const fullscreen = useFullscreen({ element: lightbox.stageElement, enabled: lightbox.status !== 'closed' });
  const sidebars = useSidebars(lightbox);
  const maximize = useMaximize(lightbox, { isFullscreen: fullscreen.isFullscreen });
  const info = useInfo(lightbox);
  const style = settings.fullWindow === false && !maximize.isMaximized ? POP_UP : undefined;
  const stage = sidebars.getContainerProps({ className: 'loggia-stage loggia-sidebar-area' });
  const bar = <PanelsBar {...{ lightbox, fullscreen, sidebars, maximize, info }} />;
  const isBarOnTop = settings.controlBarPosition === 'top';
  return (
    <dialog {...lightbox.getDialogProps({ className: 'loggia-lightbox', style })}>
      <div {...lightbox.getStageProps(stage)}>
        <div {...sidebars.getCoveredProps({ name: 'view', className: 'loggia-view' })}>
          {isBarOnTop && bar}
          <div className="loggia-slides">
            {lightbox.slides.map(({ index, image }) => (
              <div key={image.id} {...lightbox.getSlideProps({ index, className: 'loggia-slide' })}>
                <img {...lightbox.getImageProps({ index })} />
              </div>
            ))}
            <InfoPanel info={info} />
          </div>
          {!isBarOnTop && bar}
        </div>
        <Sidebar sidebars={sidebars} name="comments">
          <label>
            Your comment <textarea />
          </label>
        </Sidebar>
        <Sidebar sidebars={sidebars} name="shop">
          <button>A print, 24 by 36</button>
        </Sidebar>
      </div>
    </dialog>
  );
}

/** A lightbox with only the parts around the image. */
export function PanelsLightbox(props: PanelsLightboxProps) {
  const { images, hint = '', dir, part, fullWindow, ...options } = props;
  const given = settingsOf(options, options.settings) ?? NO_SETTINGS;
  const settings = fullWindow === undefined ? given : { ...given, fullWindow };
  const lightbox = useLightbox({ source: { load: () => Promise.resolve({ images, settings }) } });
  return (
    <Story hint={hint} dir={dir} part={part}>
      <p className="story-row">
        {images.slice(0, 3).map(({ id, title }) => (
          <button key={id} onClick={(event) => lightbox.open(id, { opener: event.currentTarget })}>
            {title || 'without title'}
          </button>
        ))}
      </p>
      {lightbox.isMounted && <PanelsDialog lightbox={lightbox} />}
    </Story>
  );
}
