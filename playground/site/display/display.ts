/** The cookie with the user's choices under "Display". Also written by scripts. */
export const DISPLAY_COOKIE = 'loggia_display';
export const DISPLAY_COOKIE_AGE_S = 365 * 24 * 60 * 60;

/** The switches in the header. The first value of each is its default. */
export const DISPLAY_SWITCHES = {
  theme: { name: 'Theme', values: { system: 'System', light: 'Light', dark: 'Dark' } },
  direction: { name: 'Direction', values: { ltr: 'Left to right', rtl: 'Right to left' } },
  motion: { name: 'Motion', values: { system: 'System', reduced: 'Reduced' } },
  text: { name: 'Text size', values: { '100': '100 %', '150': '150 %', '200': '200 %' } },
} as const;

type Switches = typeof DISPLAY_SWITCHES;

export type DisplaySwitch = keyof Switches;

/** The display settings chosen by a user. */
export type Display = { readonly [name in DisplaySwitch]: keyof Switches[name]['values'] };

export const DEFAULT_DISPLAY: Display = { theme: 'system', direction: 'ltr', motion: 'system', text: '100' };

export const displaySwitches = Object.keys(DISPLAY_SWITCHES) as readonly DisplaySwitch[];

/** Returns the display settings with these values. Invalid values are replaced by defaults. */
export function parseDisplay(valueOf: (name: DisplaySwitch) => string | null | undefined): Display {
  const chosen = displaySwitches.flatMap((name) => {
    const value = valueOf(name);
    return typeof value === 'string' && Object.hasOwn(DISPLAY_SWITCHES[name].values, value) ? [[name, value]] : [];
  });
  return { ...DEFAULT_DISPLAY, ...(Object.fromEntries(chosen) as Partial<Display>) };
}

/** Returns the display settings in the cookies of a request or document. */
export function readDisplay(cookies: string): Display {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${DISPLAY_COOKIE}=`));
  const values = new URLSearchParams(pair?.trim().slice(DISPLAY_COOKIE.length + 1));
  return parseDisplay((name) => values.get(name));
}

/** Returns the cookie that stores the display settings for a year. */
export function displayCookie(display: Display): string {
  const value = new URLSearchParams(display).toString();
  return `${DISPLAY_COOKIE}=${value}; Path=/; Max-Age=${DISPLAY_COOKIE_AGE_S}; SameSite=Lax`;
}

/**
 * Returns the attributes of the root element that apply the display settings in the kit and the site; `null` removes an
 * attribute. `brand` is the page's own kit theme. It is kept, and supports both color schemes.
 */
export function rootAttributes(
  { theme, direction, motion, text }: Display,
  brand?: string,
): Readonly<Record<string, string | null>> {
  const scheme = theme === 'system' ? null : theme;
  return {
    dir: direction,
    'data-loggia-theme': brand ?? scheme,
    ...(brand !== undefined && { 'data-site-scheme': scheme }),
    'data-loggia-motion': motion === 'system' ? null : motion,
    'data-site-text': text === DEFAULT_DISPLAY.text ? null : text,
  };
}

/** Returns the start tag of a document with its display settings, so that nothing flashes on load. */
export function renderRoot(display: Display, brand?: string): string {
  const all = Object.entries(rootAttributes(display, brand));
  return `<html lang="en"${all.map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`)).join('')}>`;
}
