import { useState } from 'react';
import { useRest, type RestClient, type RestResource } from '@loggia/hooks';
import { createPostSite, parsePosts } from './shared/createPostSite.ts';
import { allParts, stage, Story, toggle, withControls } from './shared/index.ts';

export default { title: 'Requests' };

const SITE = createPostSite();
const OFFLINE = createPostSite({ failure: 'offline' });
const MEMBERS_ONLY = createPostSite({ failure: 'refused' });
const LOGIN_PAGE = createPostSite({ failure: 'garbage' });
const LARGE = createPostSite({ postCount: 10_000, delayMs: 5 });

const POSTS: RestResource = { path: '/wp/v2/posts', query: { per_page: 5 } };
const ALL_POSTS: RestResource = { path: '/wp/v2/posts', query: { per_page: -1 } };
const SHOWN_LIMIT = 20;

interface PostsProps {
  readonly client?: RestClient;
  readonly resource?: RestResource | null;
  readonly name?: string;
  readonly enabled?: boolean;
}

function Posts({ client = SITE, resource = POSTS, name = 'Posts', enabled }: PostsProps) {
  const posts = useRest({ client, resource, parse: parsePosts, enabled });
  const { status, data = [] } = posts;
  return (
    <section aria-label={name}>
      <p {...posts.getStatusProps()} />
      <p {...posts.getErrorProps()} />
      <button {...posts.getRetryButtonProps()} />
      <div {...posts.getContentProps()}>
        <p>{`${status}: ${data.length} posts`}</p>
        <ol>
          {data.slice(0, SHOWN_LIMIT).map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const Stage = stage(Posts, {});

const story = withControls([Stage, ControlledDemo, SharedDemo], { enabled: toggle(true) });

export const Default = story(<Stage hint="Loads five posts. A parser validates the response." />);

function ControlledDemo(options: PostsProps) {
  const [page, setPage] = useState(1);
  return (
    <Story hint="Click quickly: only the latest request counts.">
      <p className="story-row">
        {[1, 2, 3].map((number) => (
          <button key={number} type="button" aria-pressed={number === page} onClick={() => setPage(number)}>
            {`Page ${number}`}
          </button>
        ))}
      </p>
      <Posts resource={{ path: '/wp/v2/posts', query: { per_page: 4, page } }} {...options} />
    </Story>
  );
}

export const Controlled = story(<ControlledDemo />);

export const RefusalFailure = story(
  <Stage hint="Tab to the button and press Enter to retry. The result is announced." client={MEMBERS_ONLY} />,
);

export const Failure = story(
  <Stage
    hint="The device is offline. The request is repeated when it is online again, or when you click the button."
    client={OFFLINE}
  />,
);

export const LoginPageFailure = story(<Stage hint="The response is HTML instead of JSON." client={LOGIN_PAGE} />);

export const TenThousandPosts = story(
  <Stage
    hint={`100 requests, one after the other. The first ${SHOWN_LIMIT} items are shown.`}
    client={LARGE}
    resource={ALL_POSTS}
  />,
);

function SharedDemo(options: PostsProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Story hint="Two lists need the same data at the same time. One request is sent.">
      <button type="button" onClick={() => setIsAsking(!isAsking)}>
        {isAsking ? 'Clear' : 'Ask'}
      </button>
      <Posts name="First" resource={isAsking ? POSTS : null} {...options} />
      <Posts name="Second" resource={isAsking ? POSTS : null} {...options} />
    </Story>
  );
}

export const Shared = story(<SharedDemo />);

export const AllParts = allParts('Requests', { Default, Controlled, Shared });
