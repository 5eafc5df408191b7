/** The cookie that holds what a visitor chose under "Display". Scripts write it, too. */
export const DISPLAY_COOKIE = 'loggia_display';
export const DISPLAY_COOKIE_AGE_S = 365 * 24 * 60 * 60;

/** The switches of the header; the first value of each is where it stands at first. */
export const DISPLAY_SWITCHES = {
  theme: { name: 'Theme', values: { system: 'System', light: 'Light', dark: 'Dark' } },
  direction: { name: 'Direction', values: { ltr: 'Left to right', rtl: 'Right to left' } },
  motion: { name: 'Motion', values: { system: 'System', reduced: 'Reduced' } },
  text: { name: 'Text size', values: { '100': '100 %', '150': '150 %', '200': '200 %' } },
} as const;

type Switches = typeof DISPLAY_SWITCHES;

export type DisplaySwitch = keyof Switches;

/** The look of the site that a visitor wants. */
export type Display = { readonly [name in DisplaySwitch]: keyof Switches[name]['values'] };

export const DEFAULT_DISPLAY: Display = { theme: 'system', direction: 'ltr', motion: 'system', text: '100' };

export const displaySwitches = Object.keys(DISPLAY_SWITCHES) as readonly DisplaySwitch[];

/** The display of these values; what is not among those of its switch is as at first. */
export function parseDisplay(valueOf: (name: DisplaySwitch) => string | null | undefined): Display {
  const chosen = displaySwitches.flatMap((name) => {
    const value = valueOf(name);
    return typeof value === 'string' && Object.hasOwn(DISPLAY_SWITCHES[name].values, value) ? [[name, value]] : [];
  });
  return { ...DEFAULT_DISPLAY, ...(Object.fromEntries(chosen) as Partial<Display>) };
}

/** The display in the cookies of a request or of a document. */
export function readDisplay(cookies: string): Display {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${DISPLAY_COOKIE}=`));
  const values = new URLSearchParams(pair?.trim().slice(DISPLAY_COOKIE.length + 1));
  return parseDisplay((name) => values.get(name));
}

/** The cookie that keeps a display for a year. */
export function displayCookie(display: Display): string {
  const value = new URLSearchParams(display).toString();
  return `${DISPLAY_COOKIE}=${value}; Path=/; Max-Age=${DISPLAY_COOKIE_AGE_S}; SameSite=Lax`;
}

/**
 * The attributes of the document's root by which the kit and the site hear of a display; null: it has none. `brand` is a theme of the kit
 * that the page keeps: it has both schemes itself.
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
