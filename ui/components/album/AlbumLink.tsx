'use client';
import type { ComponentPropsWithoutRef } from 'react';

/** A link of an album; without an address it is a button. */
export function AlbumLink(props: ComponentPropsWithoutRef<'a'>) {
  // One name for the two, which take the same props here.
  const Element = (props.href === undefined ? 'button' : 'a') as 'a';
  return <Element {...props} type={props.href === undefined ? 'button' : undefined} />;
}
