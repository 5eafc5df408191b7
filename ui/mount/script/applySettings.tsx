import type { KitLabels } from '../../labels/KitLabels.ts';
import { MAX_LABEL_LENGTH, MAX_RADIUS_PX, MIN_CONTROL_CONTRAST } from './constants.ts';
import type { PrepareMount } from '../MountOptions.ts';
import { SiteLabels } from '../SiteLabels.tsx';
import type { PageSettings } from './pageSettings.ts';

const isGroup = (value: unknown): value is PageSettings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Labels are grouped by hook. A group can contain groups of its own. */
const LABEL_DEPTH = 4;

function readTexts(value: PageSettings, depth: number): Readonly<Record<string, unknown>> {
  const texts = Object.entries(value).flatMap(([name, text]): readonly (readonly [string, unknown])[] => {
    if (name === '__proto__') return [];
    if (typeof text === 'string') return text.length <= MAX_LABEL_LENGTH ? [[name, text]] : [];
    return isGroup(text) && depth > 1 ? [[name, readTexts(text, depth - 1)]] : [];
  });
  return Object.fromEntries(texts);
}

/** Reads labels from the page's settings. Anything other than text is ignored. */
export function readLabels(value: unknown): KitLabels {
  if (!isGroup(value)) return {};
  return Object.fromEntries(Object.entries(readTexts(value, LABEL_DEPTH)).filter(([, group]) => isGroup(group)));
}

const COLOR = /^#[\da-f]{6}$/i;
const LIGHT = '#ffffff';
const DARK = '#0e0e0f';

/** The relative luminance of a color, as defined by WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast between two colors, as defined by WCAG 2: from 1 to 21. */
function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns the tokens for an accent color. They don't include focus rings or the lightbox if the color's contrast is too
 * low there.
 */
function accentTokens(accent: string, background: string): Readonly<Record<string, string>> {
  const onAccent = contrast(accent, LIGHT) >= contrast(accent, DARK) ? LIGHT : DARK;
  const isVisible = (on: string) => contrast(accent, on) >= MIN_CONTROL_CONTRAST;
  return {
    '--loggia-accent': accent,
    '--loggia-on-accent': onAccent,
    ...(isVisible(background) && { '--loggia-focus': accent }),
    ...(isVisible(DARK) && {
      '--loggia-lightbox-accent': accent,
      '--loggia-lightbox-on-accent': onAccent,
      '--loggia-lightbox-focus': accent,
    }),
  };
}

/** The sizes of the other corner radii relative to the medium one. */
const SMALL_RADIUS = 0.6;
const LARGE_RADIUS = 1.6;

function radiusTokens(radius: number): Readonly<Record<string, string>> {
  return {
    '--loggia-radius-s': `${radius * SMALL_RADIUS}px`,
    '--loggia-radius-m': `${radius}px`,
    '--loggia-radius-l': `${radius * LARGE_RADIUS}px`,
    '--loggia-thumbnail-radius': `${radius}px`,
  };
}

const KIT_FONT = 'system-ui, sans-serif';

/** Sets the theme, colors, corner radius and font on the root element. Invalid values are ignored. */
export function applyLook({ documentElement: root }: Document, settings: PageSettings): void {
  const { theme, accent, radius, font } = settings;
  if (theme === 'light' || theme === 'dark') root.dataset['loggiaTheme'] = theme;
  const isRadius = typeof radius === 'number' && radius >= 0 && radius <= MAX_RADIUS_PX;
  const tokens = {
    ...(typeof accent === 'string' && COLOR.test(accent) && accentTokens(accent, theme === 'dark' ? DARK : LIGHT)),
    ...(isRadius && radiusTokens(radius)),
    ...((font === 'system' || font === 'kit') && { '--loggia-font': KIT_FONT }),
  };
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
}

/** Applies the page's look, and adds the page's labels and an alignment to what is mounted. */
export function applySettings(prepare: PrepareMount, settings: PageSettings, alignment?: string): PrepareMount {
  applyLook(document, settings);
  const labels = readLabels(settings['labels']);
  return async (container, context) => {
    const plan = await prepare(container, context);
    return { alignment, ...plan, content: <SiteLabels labels={labels}>{plan.content}</SiteLabels> };
  };
}
