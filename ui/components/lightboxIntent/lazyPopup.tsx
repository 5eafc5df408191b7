'use client';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import type { UseOpeningWaitOptions } from '@loggia/hooks';
import { lazyOr } from '../../lazyOr.ts';
import { FollowOpening } from './FollowOpening.tsx';

type Wished = Pick<UseOpeningWaitOptions, 'intent'>;

const LazyWait = lazyOr(() => import('./OpeningWait.tsx'), 'OpeningWait', FollowOpening);

/**
 * A pop-up whose code is fetched when it is first drawn. Where that is slow, a wish waits in sight and can be taken back; where it
 * cannot be had, the link that was pressed is followed.
 */
export const lazyPopup = <TName extends string, TProps extends Wished>(
  load: () => Promise<Readonly<Record<TName, ComponentType<TProps>>>>,
  name: TName,
): ComponentType<TProps> => {
  const Popup = lazyOr<TName, TProps>(load, name, FollowOpening) as unknown as ComponentType<TProps>;
  return (props) => (
    // The outer one is for the wait, whose code is on its way, too.
    <Suspense>
      <Suspense fallback={<LazyWait {...props} />}>
        <Popup {...props} />
      </Suspense>
    </Suspense>
  );
};
