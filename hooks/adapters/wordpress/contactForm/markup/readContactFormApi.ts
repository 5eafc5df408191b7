import { fallback, object, optional, safeParse, string, unknown } from 'valibot';
import { attributeOf } from '../../markup.ts';
import { toWebUrl } from '../../wireValues.ts';
import type { WordPressContactFormsOptions } from '../createWordPressContactForms.ts';

/**
 * Returns the REST API options for the contact forms on a page. They are read from the settings of the server's own
 * script or, if there are none, from the page's API link. Returns `undefined` if the page has neither.
 */
export function readContactFormApi(page: Document): WordPressContactFormsOptions | undefined {
  const settings = pageSettings(page);
  if (settings) return { root: settings.root, namespace: settings.namespace };
  const link = page.querySelector('link[rel="https://api.w.org/"]');
  const root = toWebUrl(attributeOf(link, 'href'), page.baseURI);
  return root === undefined ? undefined : { root };
}

/** The page's settings for the server's own script. */
interface PageSettings {
  readonly root: string;
  readonly namespace?: string | undefined;
  /** Whether the page came from a cache. */
  readonly isCached: boolean;
  /** Whether forms on the page must not be sent. */
  readonly isBlocked: boolean;
}

const settingsSchema = object({
  api: object({ root: string(), namespace: fallback(optional(string()), undefined) }),
  cached: optional(unknown()),
  blocked: optional(unknown()),
});

/** Returns the page's contact form settings, or `undefined` if there are none. */
export function pageSettings({ defaultView, baseURI }: Document): PageSettings | undefined {
  const result = safeParse(settingsSchema, defaultView && Reflect.get(defaultView, 'wpcf7'));
  if (!result.success) return undefined;
  const { api, cached, blocked } = result.output;
  const root = toWebUrl(api.root, baseURI);
  return root === undefined
    ? undefined
    : { root, namespace: api.namespace, isCached: Boolean(cached), isBlocked: Boolean(blocked) };
}
