/** Whether the page itself asks for less motion, by an attribute of its root, whatever the system says. */
export function isPageStill(): boolean {
  return document.documentElement.dataset['loggiaMotion'] === 'reduced';
}
