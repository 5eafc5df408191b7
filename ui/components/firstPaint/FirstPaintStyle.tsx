'use client';
import { firstPaintRules } from '@loggia/hooks/firstPaint';
import type { FirstPaint } from '@loggia/hooks/firstPaint';
import { firstPaintStyleProps } from '@loggia/hooks/layout';
import { useKit } from '../../KitProvider.tsx';

export interface FirstPaintStyleProps {
  /** The geometry before scripts run. Nothing renders for `null`. */
  readonly firstPaint: FirstPaint | null;
}

/** The `<style>` of a first paint, with the `KitProvider`'s nonce. Renders nothing if `nonce` is `false`. */
export function FirstPaintStyle({ firstPaint }: FirstPaintStyleProps) {
  const { nonce } = useKit();
  if (!firstPaint || nonce === false) return null;
  return <style {...firstPaintStyleProps({ rules: firstPaintRules(firstPaint), nonce })} />;
}
