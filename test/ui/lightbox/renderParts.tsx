import '@loggia/ui/styles.css';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import {
  LightboxBar,
  LightboxCloseButton,
  LightboxDialog,
  LightboxRoot,
  LightboxSlides,
  LightboxView,
  type LightboxRootProps,
} from '@loggia/ui';
import { createImages } from './LightboxPage.tsx';
import { expectShown } from './renderLightboxPage.tsx';

interface PageProps extends Omit<LightboxRootProps, 'children'> {
  /** Parts around the dialog. @default none */
  readonly around?: (dialog: ReactNode) => ReactNode;
  /** Parts in the dialog. */
  readonly children: ReactNode;
}

/** An open lightbox of parts that shows the second of five images. */
function OpenLightbox({ around, children, ...options }: PageProps) {
  const content = <LightboxDialog>{children}</LightboxDialog>;
  return (
    <LightboxRoot images={createImages(5)} defaultIndex={1} isOpen effect="none" {...options}>
      {around ? around(content) : content}
    </LightboxRoot>
  );
}

/** Renders an open lightbox of parts. */
export async function renderParts(props: PageProps) {
  await render(<OpenLightbox {...props} />);
  await expectShown('Landscape 2');
}

/** The column of a lightbox with parts over the image, and in the bar. */
export const view = (over: ReactNode, bar?: ReactNode) => (
  <LightboxView>
    <LightboxCloseButton />
    <LightboxSlides>{over}</LightboxSlides>
    {bar && <LightboxBar>{bar}</LightboxBar>}
  </LightboxView>
);
