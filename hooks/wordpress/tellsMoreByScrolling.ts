import { pageScripts } from './pageScripts.ts';
import { isInCode } from './scriptCode.ts';

/** The plugin's own pager, in every kind of paging. */
const PAGER_SCRIPT = /spider_page_\d/y;

/** What the plugin listens to while there is more: a function of that name, or a handler of the window's scrolling. */
const SCROLL_SCRIPT = /bwg_scroll_load_action\b|\.on\(\s*["']scroll["']/y;

/** The sign for waiting of a gallery whose pages are appended (by a button or by scrolling): it stands below, not over the images. */
const APPENDING = '.bwg_load_more_ajax_loading';

/**
 * Whether the markup says that more comes by scrolling: by a script that is printed as long as there is more. Undefined where
 * the scripts of the pager have been taken out, as programs that gather a page's scripts do.
 */
export function tellsMoreByScrolling(answer: ParentNode): boolean | undefined {
  const scripts = [...pageScripts(answer)];
  if (scripts.some((script) => isInCode(script, SCROLL_SCRIPT))) return true;
  if (scripts.some((script) => isInCode(script, PAGER_SCRIPT))) return false;
  return undefined;
}

/** Whether a gallery's pages are appended to each other, in a container that was printed without the pager's scripts. */
export const appendsPages = (page: ParentNode): boolean => page.querySelector(APPENDING) !== null;
