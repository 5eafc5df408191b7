import { MissingContentError, OfflineError } from '@loggia/hooks/errors';
import { Notice, ThumbnailGallery, type NoticeProps } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { allParts } from './shared/allParts.tsx';
import { choice, range, text, toggle } from './shared/controls.ts';
import { Story } from './shared/Story.tsx';
import { withControls } from './shared/withControls.tsx';

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

const story = withControls(State, {
  kind: choice(['loading', 'empty', 'missing', 'offline', 'failed'], 'empty'),
  heading: text(''),
  headingLevel: choice([2, 3, 4, 5, 6], 3),
  sentence: text(''),
  button: text(''),
  isCompact: toggle(false),
});

export const Loading = story(
  <Story hint="A loading state.">
    <State kind="loading" sentence="Loading images…" button="" />
  </Story>,
);

export const Empty = story(
  <Story hint="An empty state with an action.">
    <State
      kind="empty"
      heading="Nothing here"
      sentence="Images will appear here once they are added."
      button="Go back"
    />
  </Story>,
);

export const Gone = story(
  <Story hint="A “not found” state without a retry button.">
    <State
      kind="missing"
      heading="Gallery not found"
      sentence="This gallery is no longer available."
      button="Go back"
    />
  </Story>,
);

export const Offline = story(
  <Story hint="An offline state with its own icon.">
    <State kind="offline" heading="No connection" sentence="You are probably offline." button="Try again" />
  </Story>,
);

export const Failed = story(
  <Story hint="Two actions: the primary button is filled.">
    <State kind="failed" heading="Something went wrong" sentence="The images could not be loaded." button="Try again">
      <a href="#elsewhere">Search elsewhere</a>
    </State>
  </Story>,
);

export const Compact = story(
  <Story hint="In little space, the parts that fit are in one line.">
    <State isCompact kind="offline" heading="No connection" sentence="You are probably offline." button="Try again" />
  </Story>,
);

export const RightToLeft = story(
  <Story dir="rtl" hint="The same, right to left.">
    <State kind="failed" heading="אירעה שגיאה" sentence="לא ניתן לטעון את התמונות." button="נסו שוב">
      <a href="#elsewhere">חזרה</a>
    </State>
  </Story>,
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
