import { useState } from 'react';
import { HttpStatusError } from '@loggia/hooks/errors';
import {
  useCart,
  type CartBackend,
  type CartSection,
  type CartTarget,
  type GalleryImage,
  type PriceList,
  type UseCartOptions,
} from '@loggia/hooks';
import { CartButton, CartPanel } from '@loggia/ui';
import { PRICE_LISTS } from './shared/priceLists.ts';
import {
  allParts,
  choice,
  createLandscapes,
  createStaticBackend,
  overNetwork,
  Story,
  toggle,
  withControls,
} from './shared/index.ts';

export default { title: 'Cart' };

const [LANDSCAPE, ...MORE] = createLandscapes(10_000);

interface ShopProps extends Pick<UseCartOptions, 'enabled'> {
  readonly hint: string;
  /** The name of the first image's price list. */
  readonly list?: string;
  /** Replaces the static backend's cart. */
  readonly cart?: CartBackend;
  readonly dir?: 'ltr' | 'rtl';
  readonly defaultSection?: CartSection | null;
  readonly options?: UseCartOptions;
  /** The images; every third one has a price list. */
  readonly images?: readonly GalleryImage[];
}

/** The same card in three currencies. The list in euros uses a decimal comma. */
const CURRENCIES: Readonly<Record<string, PriceList>> = {
  dollars: { currencySign: '$', sections: ['manual'], manual: { title: 'Card', price: '1,250.00', parameters: [] } },
  euros: {
    currency: 'EUR',
    locale: 'de',
    decimalSign: ',',
    sections: ['manual'],
    manual: { title: 'Card', price: '1.250,00', parameters: [] },
  },
  yen: {
    currency: 'JPY',
    locale: 'ja',
    sections: ['manual'],
    manual: { title: 'Card', price: '1250', parameters: [] },
  },
};
const { cart: STATIC_CART } = createStaticBackend({ images: [], priceLists: { ...PRICE_LISTS, ...CURRENCIES } });

/** A minimal lightbox with the shop panel next to its image. */
function Shop({ hint, list = 'both', cart = STATIC_CART, dir, defaultSection, options, images, enabled }: ShopProps) {
  const [index, setIndex] = useState(0);
  const sold = LANDSCAPE && { ...LANDSCAPE, priceList: { id: list } };
  const image = images?.[index] ?? sold;
  const target: CartTarget = { status: 'open', settings: {}, image };
  const shop = useCart(target, { cart, defaultIsOpen: true, defaultSection, enabled, ...options });
  return (
    <Story hint={hint} dir={dir}>
      <div className="story-row">
        {image && <img src={image.url} alt={image.title} width="240" />}
        <CartButton cart={shop} />
        {images && (
          <button type="button" onClick={() => setIndex(index + 1)}>
            Next image
          </button>
        )}
      </div>
      <div style={{ maxWidth: 350 }}>
        <CartPanel cart={shop} />
      </div>
    </Story>
  );
}

const never = new Promise<never>(() => undefined);

/** The static cart with a story's overrides. */
function cartWith(own: Partial<CartBackend>): CartBackend {
  return overNetwork({
    loadPriceList: async () => ({ priceList: listOf('both'), productsInCart: 3 }),
    addToCart: async () => ({ message: '', productsInCart: 4, goesToCheckout: false }),
    ...own,
  });
}

function listOf(name: string): PriceList {
  return PRICE_LISTS[name] ?? { sections: [] };
}

const LOADING = cartWith({ loadPriceList: () => never });
const FAILING = cartWith({ loadPriceList: () => Promise.reject(new HttpStatusError(500)) });
const ADDING = cartWith({ addToCart: () => never });
const NOT_ADDING = cartWith({ addToCart: () => Promise.reject(new HttpStatusError(503)) });
const ADDED = cartWith({
  addToCart: async () => ({ message: 'The print is in your cart.', productsInCart: 4, goesToCheckout: false }),
});
const REDIRECTING = cartWith({
  loadPriceList: async () => ({
    priceList: { ...listOf('manual'), checkout: { url: 'https://shop.example/checkout/' } },
  }),
  addToCart: async () => ({ message: 'Please log in to buy this.', goesToCheckout: true }),
});
const THIRD_SOLD = MORE.map((image, index) => (index % 3 === 0 ? { ...image, priceList: { id: 'both' } } : image));

const story = withControls([Shop, CurrenciesDemo], {
  list: choice(Object.keys(PRICE_LISTS), 'both'),
  defaultSection: choice(['manual', 'downloads'], 'manual'),
  enabled: toggle(true),
});

export const Default = story(
  <Shop hint="Choose a section by click or with arrow keys. Tab moves through the panel." />,
);
export const Manual = story(<Shop list="manual" hint="Every kind of option. The total updates." />);
export const Downloads = story(<Shop list="downloads" hint="Click “Add to cart” without selecting anything." />);
export const CountedDownloads = story(<Shop list="counted" hint="Each file has a quantity. 0 means none." />);
export const SectionToChoose = story(
  <Shop
    defaultSection={null}
    hint="No section is selected. “Add to cart” shows a message and moves focus to the first tab."
  />,
);
function CurrenciesDemo(options: Partial<ShopProps>) {
  const [list, setList] = useState('euros');
  return (
    <>
      <p className="story-row">
        {Object.keys(CURRENCIES).map((name) => (
          <button key={name} type="button" aria-pressed={name === list} onClick={() => setList(name)}>
            {name}
          </button>
        ))}
      </p>
      <Shop key={list} list={list} hint="Prices use each currency's format. Yen have no decimals." {...options} />
    </>
  );
}

export const Currencies = story(<CurrenciesDemo />);
export const Empty = story(<Shop list="empty" hint="The price list is empty." />);
export const NotSold = story(<Shop list="unknown" hint="Without a price list, button and panel are not rendered." />);
export const Loading = story(<Shop cart={LOADING} hint="The prices are loading." />);
export const Failure = story(<Shop cart={FAILING} hint="The prices fail to load. Try again." />);
export const Adding = story(
  <Shop
    cart={ADDING}
    list="manual"
    hint="Click “Add to cart”: there is no response. After five seconds a message appears."
  />,
);
export const AddFailure = story(<Shop cart={NOT_ADDING} hint="“Add to cart” fails, and your selection is kept." />);
export const Added = story(<Shop cart={ADDED} hint="“Add to cart” shows the backend's message." />);
export const Redirect = story(
  <Shop cart={REDIRECTING} hint="The backend redirects to another host. A link is shown instead." />,
);
export const TenThousandItems = story(
  <Shop
    images={THIRD_SOLD}
    hint="Every third image is for sale. Selections are kept per image; the panel closes on the others."
  />,
);

export const AllParts = allParts('Cart', { Default, CountedDownloads, SectionToChoose, Currencies });
