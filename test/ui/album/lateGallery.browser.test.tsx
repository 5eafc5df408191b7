import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { LateGallery } from '../../../ui/components/album/LateGallery.tsx';
import { lateCode } from '../../../ui/galleryCode/lateCode.ts';
import { presentCode } from '../../../ui/galleryCode/presentCode.ts';
import { createAnswer } from '../../helpers/createAnswer.ts';

interface NamesProps {
  readonly onPress: (name: string) => void;
}

/** Stands for a gallery: two links, and what is pressed is heard. */
const Names = ({ onPress }: NamesProps) => (
  <p>
    {['Nets', 'Sails'].map((name) => (
      <a
        key={name}
        href={`#${name}`}
        onClick={(event) => {
          event.preventDefault();
          onPress(name);
        }}
      >
        {name}
      </a>
    ))}
  </p>
);

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

/** A page that a server rendered with a gallery in it, whose code has not come yet when the page comes to life. */
async function serveGallery() {
  const onPress = vi.fn();
  const answer = createAnswer<typeof Names>();
  const fetchCode = vi.fn(() => answer.promise);
  const draw = (code: ReturnType<typeof lateCode<typeof Names>>) => (
    <StrictMode>
      <LateGallery code={code} render={(Gallery) => <Gallery onPress={onPress} />} />
    </StrictMode>
  );
  const place = document.createElement('main');
  place.innerHTML = renderToString(draw(presentCode(Names)));
  document.body.append(place);
  const painted = link('Nets').element();
  const onRecoverableError = vi.fn();
  root = hydrateRoot(place, draw(lateCode(fetchCode)), { onRecoverableError });
  await vi.waitFor(() => expect(fetchCode).toHaveBeenCalled());
  expect(link('Nets').element()).toBe(painted);
  const isTakenOver = () => vi.waitFor(() => expect(painted.isConnected).toBe(false));
  return { place, onPress, answer, painted, isTakenOver, onRecoverableError };
}

const link = (name: string) => page.getByRole('link', { name });

test('what the server painted stays until the gallery takes its place, in the same markup', async () => {
  const { place, answer, isTakenOver, onRecoverableError } = await serveGallery();
  const before = place.innerHTML;
  answer.resolve(Names);
  await isTakenOver();
  expect(place.innerHTML).toBe(before);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('who stands on a link of it stands on the same one afterwards', async () => {
  const { answer, isTakenOver } = await serveGallery();
  link('Sails').element().focus();
  answer.resolve(Names);
  await isTakenOver();
  expect(document.activeElement).toBe(link('Sails').element());
});

test('of the links that are pressed meanwhile the gallery hears the last one, once', async () => {
  const { onPress, answer, isTakenOver } = await serveGallery();
  await link('Nets').click();
  await link('Sails').click();
  expect(location.hash).toBe('');
  answer.resolve(Names);
  await isTakenOver();
  await vi.waitFor(() => expect(onPress.mock.calls).toEqual([['Sails']]));
});

test('a link leads to its address where the code is not to be had', async () => {
  const { answer, painted } = await serveGallery();
  answer.fail(new TypeError('offline'));
  await link('Sails').click();
  await vi.waitFor(() => expect(location.hash).toBe('#Sails'));
  expect(painted.isConnected).toBe(true);
});

test('a link that is asked for in a new tab is the browser’s', async () => {
  await serveGallery();
  const heard = new Promise<readonly boolean[]>((resolve) => {
    const handleClick = (event: MouseEvent) => {
      resolve([event.ctrlKey, event.defaultPrevented]);
      event.preventDefault();
    };
    addEventListener('click', handleClick, { once: true });
  });
  await link('Nets').click({ modifiers: ['Control'] });
  expect(await heard).toEqual([true, false]);
});

test('in a page that no server rendered there is nothing until the code is there', async () => {
  const answer = createAnswer<typeof Names>();
  const screen = await render(
    <LateGallery code={lateCode(() => answer.promise)} render={(Gallery) => <Gallery onPress={vi.fn()} />} />,
  );
  expect(screen.container.innerHTML).toBe('');
  answer.resolve(Names);
  await expect.element(link('Nets')).toBeVisible();
});
