'use client';
import { firstPaintRules, type FirstPaint } from '@loggia/hooks/firstPaint';
import { firstPaintStyleProps } from '@loggia/hooks/layout';
import { useKit } from '../KitProvider.tsx';

export interface FirstPaintStyleProps {
  /** The layout rules that apply before scripts run. If it is `null`, nothing is rendered. */
  readonly firstPaint: FirstPaint | null;
}

/**
 * Renders the `<style>` with the initial layout and the `KitProvider`'s nonce. Renders nothing if the nonce is `false`.
 */
export function FirstPaintStyle({ firstPaint }: FirstPaintStyleProps) {
  const { nonce } = useKit();
  if (!firstPaint || nonce === false) return null;
  return <style {...firstPaintStyleProps({ rules: firstPaintRules(firstPaint), nonce })} />;
}
