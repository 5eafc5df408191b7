'use client';
import type { ComponentPropsWithoutRef } from 'react';

/** Sets nothing: React leaves alone what a server has put where this stands. */
const AS_IT_IS = { __html: '' };

/** What a server has painted, for as long as the code that takes it over is on its way. Only for an element that is being hydrated. */
export function ServerMarkup(props: Omit<ComponentPropsWithoutRef<'div'>, 'children'>) {
  // oxlint-disable-next-line react/no-danger -- no markup comes in here: what stands there stays.
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
}
