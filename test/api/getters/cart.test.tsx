import { renderHook } from '@testing-library/react-hooks';
import { test, vi } from 'vitest';
import { OfflineError } from '@loggia/hooks/errors';
import { useCart, type CartResponse, type CartBackend, type PriceListResponse } from '@loggia/hooks';
import { createAnswer } from '../../helpers/createAnswer.ts';
import { downloads, parameters, priceList } from '../../hooks/cart/fixtures.ts';
import { createGetterReport, expectAsReported } from '../createGetterReport.ts';
import { perform, press, tell } from '../handle.ts';

const { text, textarea, select, radio, checkboxes } = parameters;
const sections = [{ section: 'manual' }, { section: 'downloads' }] as const;
const asked = {
  getTabProps: sections,
  getSectionProps: sections,
  getParameterLabelProps: [text, select].map((parameter) => ({ parameter })),
  getGroupProps: { parameter: radio },
  getGroupTitleProps: { parameter: radio },
  getTextFieldProps: { parameter: text },
  getTextAreaProps: { parameter: textarea },
  getSelectProps: { parameter: select },
  getOptionProps: [radio, checkboxes].map((parameter) => ({ parameter, option: parameter.options[0] })),
  getDownloadProps: downloads.items.map((item) => ({ item })),
};

/** A shop whose answers the test gives. */
function renderShop() {
  const lists = Array.from({ length: 2 }, () => createAnswer<PriceListResponse>());
  const answers = Array.from({ length: 3 }, () => createAnswer<CartResponse>());
  let loads = 0;
  let additions = 0;
  const noMore = () => Promise.reject(new OfflineError());
  const cart: CartBackend = {
    loadPriceList: () => lists[loads++]?.promise ?? noMore(),
    addToCart: () => answers[additions++]?.promise ?? noMore(),
  };
  const image = { id: '1', url: '/1.jpg', title: 'Boat', priceList: { id: '1' } };
  const options = { cart, navigate: vi.fn(), allowedHosts: ['shop.example'] };
  const view = renderHook(({ enabled }) => useCart({ status: 'open', image, settings: {} }, { ...options, enabled }), {
    initialProps: { enabled: true },
  });
  return { ...view, now: () => view.result.current, lists, answers };
}

test('the cart getters return the recorded props', async () => {
  const report = createGetterReport('cart');
  const { state } = report.hook('useCart');
  const { now, rerender, lists, answers } = renderShop();
  state('closed', now(), asked);
  await perform(() => now().open());
  state('loading', now(), asked);
  await perform(() => lists[0]?.fail(new OfflineError()));
  state('failed', now(), asked);
  await press(now().getRetryButtonProps());
  await perform(() => lists[1]?.resolve({ priceList, productsInCart: 2 }));
  state('loaded', now(), asked);
  await tell(now().getCountProps().onChange, { currentTarget: { value: '4' } });
  await tell(now().getTextFieldProps({ parameter: text }).onChange, { currentTarget: { value: 'Ann' } });
  state('four copies, with a name', now(), asked);
  await perform(() => now().add());
  state('being added', now(), asked);
  await perform(() => answers[0]?.fail(new OfflineError()));
  state('not added', now(), asked);
  await perform(() => now().add());
  await perform(() => answers[1]?.resolve({ message: 'In your cart.', productsInCart: 6, goesToCheckout: false }));
  state('added', now(), asked);
  await perform(() => now().add());
  await perform(() => answers[2]?.resolve({ message: 'Please log in.', goesToCheckout: true }));
  state('to be paid elsewhere', now(), asked);
  await press(now().getTabProps({ section: 'downloads' }));
  state('among the files', now(), asked);
  await perform(() => now().add());
  state('refused without a file', now(), asked);
  rerender({ enabled: false });
  state('off', now(), asked);
  await expectAsReported(report);
});
