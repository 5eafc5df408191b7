'use client';
import { firstPaintStyleProps } from '@loggia/hooks/layout';
import { useKit } from '../../KitProvider.tsx';

export interface FirstPaintStyleProps {
  /** The geometry before any script, as style rules. */
  readonly rules: string;
}

/** The style rules of a first paint, under the page's nonce where it has one; nothing where the page wants none. */
export function FirstPaintStyle({ rules }: FirstPaintStyleProps) {
  const { nonce } = useKit();
  return nonce === false ? null : <style {...firstPaintStyleProps({ rules, nonce })} />;
}
