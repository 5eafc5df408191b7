'use client';
import { firstPaintStyleProps } from '@loggia/hooks/layout';
import { useKit } from '../../KitProvider.tsx';

export interface FirstPaintStyleProps {
  /** The style rules of the geometry before any script. */
  readonly rules: string;
}

/** The `<style>` of a first paint, with the page's nonce if it has one; nothing if the page allows none. */
export function FirstPaintStyle({ rules }: FirstPaintStyleProps) {
  const { nonce } = useKit();
  return nonce === false ? null : <style {...firstPaintStyleProps({ rules, nonce })} />;
}
