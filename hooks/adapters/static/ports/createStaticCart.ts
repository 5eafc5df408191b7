import type { CartBackend, CartOrder, PriceList } from '../../../data/backend/CartBackend.ts';
import { MissingContentError } from '../../../core/errors/MissingContentError.ts';
import { isRecord } from '../../../core/shared/foreignValues.ts';
import { CART_STORAGE_KEY } from './constants.ts';

/** Creates a cart for the given price lists. The cart's contents are stored in the browser. */
export function createStaticCart(priceLists: Readonly<Record<string, PriceList>>): CartBackend {
  const store = createCartStore();
  const byId = new Map(Object.entries(priceLists));
  return {
    async loadPriceList(image, { signal }) {
      signal.throwIfAborted();
      const priceList = byId.get(image.priceList?.id ?? '');
      if (!priceList) throw new MissingContentError('This image has no price list.');
      return { priceList, productsInCart: store.count() };
    },
    async addToCart(image, order, { signal }) {
      signal.throwIfAborted();
      return { message: '', productsInCart: store.add(image.id, order), goesToCheckout: false };
    },
  };
}

/** A product in the cart. If the user adds it again, the count increases. */
interface CartLine {
  readonly imageId: string;
  /** The product as JSON, with its section and either its parameters or the download's id. */
  readonly product: string;
  readonly count: number;
  /** The price without options, as written in the price list. */
  readonly price: string;
}

/** A cart that is kept in the browser's storage, or in memory if storage is blocked. */
interface CartStore {
  /** Adds an order and returns the number of lines in the cart. */
  add(imageId: string, order: CartOrder): number;
  count(): number;
}

function isLine(line: unknown): line is CartLine {
  if (!isRecord(line)) return false;
  const { imageId, product, count } = line;
  return typeof imageId === 'string' && typeof product === 'string' && Number.isSafeInteger(count);
}

/** Parses the stored cart and drops invalid lines. Returns `undefined` if nothing is stored or storage is blocked. */
function readLines(): readonly CartLine[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CART_STORAGE_KEY) ?? 'null');
    return Array.isArray(stored) ? stored.filter(isLine) : undefined;
  } catch {
    return undefined;
  }
}

function toLines(imageId: string, order: CartOrder): readonly CartLine[] {
  if (order.section === 'manual') {
    const product = JSON.stringify(['manual', order.parameters]);
    return [{ imageId, product, count: order.count, price: order.price }];
  }
  return order.items.map(({ id, count, price }) => ({
    imageId,
    product: JSON.stringify(['downloads', id]),
    count,
    price,
  }));
}

function withLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  const isSame = (line: CartLine) => line.imageId === added.imageId && line.product === added.product;
  if (!lines.some(isSame)) return [...lines, added];
  return lines.map((line) => (isSame(line) ? { ...line, count: line.count + added.count } : line));
}

function createCartStore(): CartStore {
  let inMemory: readonly CartLine[] = [];
  const read = () => readLines() ?? inMemory;
  return {
    count: () => read().length,
    add(imageId, order) {
      let lines = read();
      for (const line of toLines(imageId, order)) lines = withLine(lines, line);
      inMemory = lines;
      try {
        localStorage.setItem(CART_STORAGE_KEY, JSON.stringify(lines));
      } catch {
        // Storage is blocked or full; the cart lasts until the page is closed.
      }
      return lines.length;
    },
  };
}
