'use client';
import { firstPaintRules } from '@loggia/hooks/firstPaint';
import type { FirstPaint } from '@loggia/hooks/firstPaint';
import { firstPaintStyleProps } from '@loggia/hooks/layout';
import { useKit } from '../../KitProvider.tsx';

export interface FirstPaintStyleProps {
  /** The geometry before any script. Null: nothing is rendered. */
  readonly firstPaint: FirstPaint | null;
}

/** The `<style>` of a first paint, with the page's nonce if it has one. Renders nothing if the page allows no `<style>`. */
export function FirstPaintStyle({ firstPaint }: FirstPaintStyleProps) {
  const { nonce } = useKit();
  if (!firstPaint || nonce === false) return null;
  return <style {...firstPaintStyleProps({ rules: firstPaintRules(firstPaint), nonce })} />;
}
