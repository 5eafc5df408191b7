import { MissingContentError, OfflineError } from '@loggia/hooks/errors';
import { Notice, ThumbnailGallery, type NoticeProps } from '@loggia/ui';
import { allParts, choice, range, stage, Story, text, toggle, withControls } from './shared/index.ts';

export default { title: 'Notice' };

interface StateProps extends Omit<NoticeProps, 'text'> {
  readonly sentence: string;
  /** The button text; '' for none. */
  readonly button: string;
}

/** A notice whose sentence and button are strings, so that controls can change them. */
function State({ sentence, button, children, ...notice }: StateProps) {
  return (
    <div className="loggia-gallery">
      <Notice {...notice} text={<p>{sentence}</p>}>
        {button && <button type="button">{button}</button>}
        {children}
      </Notice>
    </div>
  );
}

const Stage = stage(State, { kind: 'empty', sentence: '', button: '' });

const story = withControls(Stage, {
  kind: choice(['loading', 'empty', 'missing', 'offline', 'failed'], 'empty'),
  heading: text(''),
  headingLevel: choice([2, 3, 4, 5, 6], 3),
  sentence: text(''),
  button: text(''),
  isCompact: toggle(false),
});

export const Loading = story(<Stage hint="A loading state." kind="loading" sentence="Loading images…" />);

export const Empty = story(
  <Stage
    hint="An empty state with an action."
    kind="empty"
    heading="Nothing here"
    sentence="Images will appear here once they are added."
    button="Go back"
  />,
);

export const Gone = story(
  <Stage
    hint="A “not found” state without a retry button."
    kind="missing"
    heading="Gallery not found"
    sentence="This gallery is no longer available."
    button="Go back"
  />,
);

export const Offline = story(
  <Stage
    hint="An offline state with its own icon."
    kind="offline"
    heading="No connection"
    sentence="You are probably offline."
    button="Try again"
  />,
);

export const Failed = story(
  <Stage
    hint="Two actions: the primary button is filled."
    kind="failed"
    heading="Something went wrong"
    sentence="The images could not be loaded."
    button="Try again"
  >
    <a href="#elsewhere">Search elsewhere</a>
  </Stage>,
);

export const Compact = story(
  <Stage
    hint="In little space, the parts that fit are in one line."
    isCompact
    kind="offline"
    heading="No connection"
    sentence="You are probably offline."
    button="Try again"
  />,
);

export const RightToLeft = story(
  <Stage
    dir="rtl"
    hint="The same, right to left."
    kind="failed"
    heading="אירעה שגיאה"
    sentence="לא ניתן לטעון את התמונות."
    button="נסו שוב"
  >
    <a href="#elsewhere">חזרה</a>
  </Stage>,
);

const failing = (failure: Error) => ({ loadPage: () => Promise.reject(failure) });
const offline = failing(new OfflineError());
const missing = failing(new MissingContentError());
const never = { loadPage: () => new Promise<never>(() => undefined) };

const galleries = withControls(ThumbnailGallery, { maxColumns: range(1, 8, 5) });

export const OfAGallery = galleries(
  <Story hint="A gallery that is loading, empty, not found and offline.">
    <ThumbnailGallery source={never} />
    <ThumbnailGallery images={[]} />
    <ThumbnailGallery source={missing} />
    <ThumbnailGallery source={offline} />
  </Story>,
);

export const AllParts = allParts('Notice', { Loading, Empty, Gone, Offline, Failed, Compact });
