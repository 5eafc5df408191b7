/**
 * Returns whether the page requests reduced motion with an attribute on its root element, regardless of the system
 * setting.
 */
export function isPageStill(): boolean {
  return document.documentElement.dataset['loggiaMotion'] === 'reduced';
}
