import { useState } from 'react';
import {
  useComments,
  type CommentRules,
  type CommentStore,
  type ImageComment,
  type UseCommentsOptions,
} from '@loggia/hooks';
import { CommentPanel } from '@loggia/ui';
import { createStoryComments, STORY_CAPTCHA_URL } from './shared/createStoryComments.ts';
import './shared/comments.css';
import { allParts, createLandscapes, Story, toggle, withControls } from './shared/index.ts';

export default { title: 'Comments' };

const LANDSCAPES = createLandscapes(3);

const COMMENTS: readonly Omit<ImageComment, 'id'>[] = [
  { author: 'Ilse', date: '2026-11-20 18:02', text: 'Which lens?\nIt must be a long one.\n\nLovely, in any case.' },
  { author: 'Rosa', date: '2026-11-19 07:45', text: 'I stood there a year ago and saw nothing but fog.' },
];

const LONG = Array.from({ length: 40 }, (_, index) => `Line ${index + 1} of a very long story.`).join('\n');
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);

const EVERYTHING = {
  captchaUrl: STORY_CAPTCHA_URL,
  hasEmail: true,
  hasPrivacyPolicy: true,
  privacyPolicyUrl: '#policy',
};

interface PanelProps extends Pick<UseCommentsOptions, 'isOpen' | 'alertFailures' | 'enabled'>, RuleOptions {
  readonly hint: string;
  readonly store: CommentStore;
  readonly dir?: 'ltr' | 'rtl';
}

type RuleOptions = Pick<CommentRules, 'hasEmail' | 'hasPrivacyPolicy' | 'isModerated'>;

/** Returns the rules among a story's options. */
const rulesOf = (rules: RuleOptions): CommentRules =>
  Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));

/** An image with its comments next to it, and a button for the next image. */
function Panel({ hint, store, dir, hasEmail, hasPrivacyPolicy, isModerated, ...options }: PanelProps) {
  const [index, setIndex] = useState(0);
  const image = LANDSCAPES[index];
  const rules = rulesOf({ hasEmail, hasPrivacyPolicy, isModerated });
  return (
    <Story hint={hint} dir={dir}>
      <div className="story-comments">
        <figure>
          <img src={image?.url} alt={image?.title ?? ''} />
          <button type="button" onClick={() => setIndex((index + 1) % LANDSCAPES.length)}>
            Next image
          </button>
        </figure>
        <CommentPanel lightbox={{ image }} store={store} rules={rules} {...options} />
      </div>
    </Story>
  );
}

const store = createStoryComments({ comments: COMMENTS });
const story = withControls([Panel, BareComments], {
  isOpen: toggle(true),
  alertFailures: toggle(false),
  hasEmail: toggle(false),
  hasPrivacyPolicy: toggle(false),
  isModerated: toggle(false),
  enabled: toggle(true),
});

export const Default = story(
  <Panel hint="Write, send and change the image. Each image keeps its draft." store={store} />,
);

const empty = createStoryComments();
export const Empty = story(<Panel hint="No comments yet." store={empty} />);

const stuck = createStoryComments({ isStuck: true });
export const Loading = story(<Panel hint="The comments are loading." store={stuck} />);

const moderated = createStoryComments({ comments: COMMENTS, rules: { isModerated: true } });
export const Moderated = story(<Panel hint="New comments await moderation." store={moderated} />);

const asking = createStoryComments({ comments: COMMENTS, rules: EVERYTHING });
export const CaptchaAndPrivacy = story(
  <Panel hint="The checkbox enables the button. Each response resets it and loads a new captcha." store={asking} />,
);

// An invalid image that needs no request.
const failingCaptcha = createStoryComments({ rules: { ...EVERYTHING, captchaUrl: 'data:image/png;base64,#' } });
export const FailingCaptcha = story(
  <Panel hint="The captcha fails to load. A message appears next to the reload button." store={failingCaptcha} />,
);

const refusing = createStoryComments({ rules: { hasEmail: true } });
export const Errors = story(
  <Panel hint="Send it empty, with an invalid email address, or with the word “rude”." store={refusing} />,
);

const failingLoad = createStoryComments({ comments: COMMENTS, failing: 'load' });
export const FailingLoad = story(<Panel hint="The first attempt fails, the second succeeds." store={failingLoad} />);

const failingAdd = createStoryComments({ comments: COMMENTS, failing: 'add' });
export const FailingAdd = story(<Panel hint="Sending fails the first time. The text is kept." store={failingAdd} />);

const deletable = COMMENTS.map((comment) => ({ ...comment, canDelete: true }));
const slow: CommentStore = { ...createStoryComments({ comments: COMMENTS }), add: () => new Promise(() => undefined) };
export const SlowServer = story(
  <Panel hint="There is no response. After five seconds a message appears." store={slow} />,
);

const failingRemove = createStoryComments({ comments: deletable, failing: 'remove' });
export const FailingDelete = story(<Panel hint="Deleting fails the first time." store={failingRemove} />);

const admin = createStoryComments({ comments: deletable, rules: { fixedName: 'admin', hasEmail: true } });
export const Admin = story(
  <Panel hint="Users who may delete comments see a button. The author's name is fixed." store={admin} />,
);

const hebrew = createStoryComments({
  comments: [
    { author: 'דנה', date: '2026-11-20', text: 'אור ראשון, ממש.', canDelete: true },
    { author: 'Tom', date: '2026-11-19', text: 'Left to right all the same.', canDelete: true },
  ],
  rules: EVERYTHING,
});
export const RightToLeft = story(<Panel hint="Each comment has its own text direction." store={hebrew} dir="rtl" />);

const long = createStoryComments({
  comments: [
    { author: WORD, date: 'now', text: WORD },
    { author: 'Tom', text: LONG },
  ],
});
export const LongTexts = story(<Panel hint="Long words wrap, and long comments scroll." store={long} />);

const hostile = createStoryComments({
  comments: [
    { author: '<b>Eve</b>', text: '<img src=x onerror=alert(1)><script>alert(2)</script>' },
    { author: '"><svg onload=alert(3)>', text: 'javascript:alert(4) &lt;i&gt;' },
  ],
});
export const HostileMarkup = story(<Panel hint="Markup in comments is shown as text." store={hostile} />);

const many = createStoryComments({
  comments: Array.from({ length: 1000 }, (_, index) => ({ author: `Visitor ${1000 - index}`, text: 'Fine light.' })),
});
export const ManyComments = story(<Panel hint="1,000 comments." store={many} />);

const bare = createStoryComments({ comments: deletable });
function BareComments(options: Pick<UseCommentsOptions, 'isOpen' | 'enabled'>) {
  const comments = useComments({ image: LANDSCAPES[0] }, { store: bare, ...options });
  return (
    <Story hint="Hooks only, with custom markup.">
      <form {...comments.getFormProps()}>
        {comments.getLabelProps({ field: 'name' }).children}{' '}
        <input {...comments.getInputProps({ field: 'name' })} aria-label="Name" />
        <textarea {...comments.getTextProps()} aria-label="Comment" />
        <button {...comments.getSubmitButtonProps()} />
      </form>
      <div {...comments.getStatusProps()} />
      <ul {...comments.getListProps()}>
        {comments.comments.map((comment) => (
          <li key={comment.id} {...comments.getItemProps({ comment })}>
            {comment.author}: {comment.text} <button {...comments.getRemoveButtonProps({ comment })}>×</button>
          </li>
        ))}
      </ul>
    </Story>
  );
}
export const Bare = story(<BareComments />);

export const AllParts = allParts('Comments', { Default, CaptchaAndPrivacy, Moderated, Bare });
