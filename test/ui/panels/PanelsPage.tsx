import '@loggia/ui/styles.css';
import {
  useControlBar,
  useInfo,
  useLightbox,
  useMaximize,
  useSidebars,
  useSlideshow,
  type LightboxSettings,
  type UseControlBarOptions,
  type UseInfoOptions,
  type UseMaximizeOptions,
  type UseSidebarsOptions,
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

const square = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="hsl(${hue} 50% 50%)"/></svg>`)}`;

const IMAGES = [
  { id: '1', url: square(10), title: 'Landscape 1', description: 'Seen from hill 1.' },
  { id: '2', url: square(120), title: 'Landscape 2' },
  { id: '3', url: square(240) },
];

const NO_SETTINGS: LightboxSettings = {};

export interface PanelsPageProps {
  readonly settings?: LightboxSettings;
  readonly dir?: 'ltr' | 'rtl';
  readonly sidebars?: UseSidebarsOptions;
  readonly bar?: UseControlBarOptions;
  readonly info?: UseInfoOptions;
  readonly maximize?: UseMaximizeOptions;
}

/** A lightbox with all panels around the image. */
export function PanelsPage({ settings = NO_SETTINGS, dir = 'ltr', ...options }: PanelsPageProps) {
  const source = { load: () => Promise.resolve({ images: IMAGES, settings }) };
  const lightbox = useLightbox({ source, effect: 'none', intervalMs: 3_600_000 });
  const sidebars = useSidebars(lightbox, options.sidebars);
  const slideshow = useSlideshow(lightbox, { pauseReasons: sidebars.pauseReasons });
  const maximize = useMaximize(lightbox, options.maximize);
  const info = useInfo(lightbox, options.info);
  const bar = useControlBar(lightbox, options.bar);
  const size =
    maximize.isMaximized || settings.fullWindow !== false ? undefined : { width: 'min(800px, 100%)', height: '500px' };
  const stage = sidebars.getContainerProps({ className: 'loggia-stage loggia-sidebar-area' });
  const controls = (
    <ControlBar
      bar={bar}
      controls={{
        counter: <CounterText bar={bar} />,
        play: <IconButton {...slideshow.getPlayButtonProps()} icon="P" />,
        maximize: <MaximizeButton maximize={maximize} />,
        info: <InfoButton info={info} />,
        comments: <SidebarButton sidebars={sidebars} name="comments" icon="C" />,
        cart: <SidebarButton sidebars={sidebars} name="shop" icon="S" />,
      }}
    />
  );
  return (
    <main dir={dir}>
      <h1>Landscapes</h1>
      <button onClick={(event) => lightbox.open('1', { opener: event.currentTarget })}>Open the first</button>
      {lightbox.isMounted && (
        <dialog {...lightbox.getDialogProps({ className: 'loggia-lightbox', style: size })}>
          <div {...lightbox.getStageProps(stage)}>
            <div {...sidebars.getCoveredProps({ name: 'view', className: 'loggia-view' })}>
              {bar.position === 'top' && controls}
              <div className="loggia-slides" data-testid="slides">
                {lightbox.slides.map(({ index, image }) => (
                  <div key={image.id} {...lightbox.getSlideProps({ index, className: 'loggia-slide' })}>
                    <img {...lightbox.getImageProps({ index })} />
                  </div>
                ))}
                <InfoPanel info={info} />
              </div>
              {bar.position === 'bottom' && controls}
            </div>
            <Sidebar sidebars={sidebars} name="comments">
              <textarea aria-label="Your comment" />
              <button>Send</button>
            </Sidebar>
            <Sidebar sidebars={sidebars} name="shop">
              <button>Buy</button>
            </Sidebar>
          </div>
        </dialog>
      )}
    </main>
  );
}
