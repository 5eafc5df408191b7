import { useState } from 'react';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import {
  useCart,
  useMultiSelect,
  useRest,
  useScrollArea,
  type CartBackend,
  type PhotoImportResponse,
  type RestResource,
  type UseScrollAreaOptions,
} from '@loggia/hooks';
import { createWordPressRest } from '@loggia/hooks/wordpress';
import { CartPanel, PhotoImport, Playlist, type PhotoImportProps, type PlaylistProps } from '@loggia/ui';
import { createLandscapes } from './createLandscapes.ts';
import { parsePosts } from './createPostSite.ts';
import { createVideos } from './createVideos.ts';
import { PRICE_LISTS } from './priceLists.ts';
import { createStaticPlaylist } from './staticBackends.ts';

const [LANDSCAPE] = createLandscapes(1);

interface ImportFailureProps extends Pick<PhotoImportProps, 'maxCount'> {
  readonly response: PhotoImportResponse;
}

/** The photo import tool, whose server returns this response. */
export function ImportFailure({ response, maxCount }: ImportFailureProps) {
  const [importer] = useState(() => ({ load: async () => response }));
  return <PhotoImport importer={importer} maxCount={maxCount} addPhoto={() => undefined} />;
}

interface CartFailureProps {
  readonly list: string;
  /** Whether the user has to select a section first. @default false */
  readonly mustChoose?: boolean;
  readonly enabled?: boolean;
}

/** A shop with nothing selected yet. */
export function CartFailure({ list, mustChoose = false, enabled }: CartFailureProps) {
  const [cart] = useState((): CartBackend => ({
    loadPriceList: async () => ({ priceList: PRICE_LISTS[list] ?? { sections: [] } }),
    addToCart: async () => ({ message: '', goesToCheckout: false }),
  }));
  const image = LANDSCAPE && { ...LANDSCAPE, priceList: { id: list } };
  const target = { status: 'open', settings: {}, image } as const;
  const options = { cart, enabled, defaultIsOpen: true, ...(mustChoose && { defaultSection: null }) };
  const shop = useCart(target, options);
  return <CartPanel cart={shop} />;
}

const POSTS: RestResource = { path: '/wp/v2/posts' };

interface RequestFailureProps {
  /** Replaces the site's responses. */
  readonly response: (request: Request) => Response;
  readonly nonce?: string;
  readonly enabled?: boolean;
}

/** A request and its messages. */
export function RequestFailure({ response, nonce, enabled }: RequestFailureProps) {
  const [client] = useState(() =>
    createWordPressRest({
      root: '/wp-json/',
      nonce,
      nonceUrl: nonce && '/wp-admin/admin-ajax.php?action=rest-nonce',
      fetch: async (input, init) => response(new Request(input, init)),
    }),
  );
  const posts = useRest({ client, resource: POSTS, parse: parsePosts, enabled });
  return (
    <>
      <p {...posts.getStatusProps()} />
      <p {...posts.getErrorProps()} />
      <button {...posts.getRetryButtonProps()} />
      <p {...posts.getContentProps()}>{posts.data?.map(({ title }) => title).join(', ')}</p>
    </>
  );
}

const VIDEOS = createStaticPlaylist({ videos: createVideos(12), perPage: 6 });

interface PagingFailureProps extends Pick<PlaylistProps, 'alertFailures' | 'paging' | 'columns'> {
  /** The status of the response; 0 for a lost connection. */
  readonly status: number;
}

/** A playlist whose other pages fail to load. */
export function PagingFailure({ status, ...options }: PagingFailureProps) {
  const [source] = useState(() => ({
    loadPage: () => Promise.reject(status === 0 ? new OfflineError() : new HttpStatusError(status)),
  }));
  const { initialPage, pageCount } = VIDEOS;
  return <Playlist {...{ source, initialPage, pageCount }} player={{ mode: 'popup' }} {...options} />;
}

const messageOf = (run: () => void): string => {
  try {
    run();
  } catch (error) {
    return String(error);
  }
  return 'No error yet.';
};

/** A multi-select whose methods are called with invalid arguments. */
export function BadChoices({ enabled }: { readonly enabled?: boolean }) {
  const select = useMultiSelect({ defaultItems: [{ value: '1', label: 'Alps' }], labels: { name: 'Tags' }, enabled });
  const [message, setMessage] = useState('');
  return (
    <>
      <p className="story-row">
        <button type="button" onClick={() => setMessage(messageOf(() => select.select(7)))}>
          Select an invalid index
        </button>
        <button type="button" onClick={() => setMessage(messageOf(() => select.addItem({ value: '' })))}>
          Add nothing
        </button>
      </p>
      <output>{message}</output>
    </>
  );
}

/** A scroll area called with an unknown method name. */
export function MissingMethod(options: Pick<UseScrollAreaOptions, 'scrollDurationMs' | 'enabled'>) {
  const [message, setMessage] = useState('');
  const area = useScrollArea({ label: 'Notes', ...options, onError: (error) => setMessage(error.message) });
  return (
    <>
      <button type="button" onClick={() => area.call('destroyEverything')}>
        Call an unknown method
      </button>
      <p>
        <output>{message}</output>
      </p>
    </>
  );
}
