export { CookieBar } from './CookieBar.tsx';
export { CookieSettings } from './CookieBar.tsx';
export type { CookieBarProps } from './CookieBar.tsx';
export type { CookieSettingsProps } from './CookieBar.tsx';
