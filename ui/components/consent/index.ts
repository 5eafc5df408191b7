export { CookieBar } from './CookieBar.tsx';
export { CookieSettings } from './CookieSettings.tsx';
export type { CookieBarProps } from './CookieBar.tsx';
export type { CookieSettingsProps } from './CookieSettings.tsx';
