import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useStatusRegion } from '@loggia/hooks';

interface PageProps {
  readonly place?: string;
  readonly late?: string;
}

function RegionPage({ place, late }: PageProps) {
  const { regionElement, getRegionProps, getLineProps } = useStatusRegion();
  return (
    <main>
      <div {...getRegionProps({ className: 'region' })}>{place && <p {...getLineProps()}>{place}</p>}</div>
      {late && regionElement && createPortal(<p {...getLineProps()}>{late}</p>, regionElement)}
    </main>
  );
}

test('a status region has one line per message, including portaled messages, and is empty without messages', async () => {
  const screen = await render(<RegionPage />);
  const region = screen.getByRole('status');
  const lines = () => [...region.element().children].map(({ textContent }) => textContent);
  await expect.element(region).toBeEmptyDOMElement();
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  await expect.element(region).toHaveAttribute('aria-atomic', 'false');

  await screen.rerender(<RegionPage late="Copied." />);
  expect(lines()).toEqual(['Copied.']);
  await screen.rerender(<RegionPage place="2 of 5" late="Copied." />);
  expect(lines().toSorted()).toEqual(['2 of 5', 'Copied.']);
  await screen.rerender(<RegionPage place="3 of 5" />);
  expect(lines()).toEqual(['3 of 5']);
  await screen.rerender(<RegionPage />);
  await expect.element(region).toBeEmptyDOMElement();
});
