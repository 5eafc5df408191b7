import { CORE_LIGHTBOX } from '@loggia/hooks/wordpress';
import { mount } from '../mount.ts';
import type { MountHandle, Mounter, MountOptions } from '../MountOptions.ts';
import type { MounterGroup } from './pageSettings.ts';

interface ReportEntry {
  readonly group: string;
  readonly container: string;
  result: 'waiting' | 'mounted' | 'left';
  reason: string;
}

const NOTHING_TO_OPEN = 'it contains no image that can be opened, or an error message from the server';
const NO_LINKS = 'its images don’t link to their files; in the editor, select the link icon and “Link to image file”';
const EXPANDS = 'WordPress’s own “Enlarge on click” opens its images; to replace it, select this in the settings';
const DISABLED = 'disabled in the settings';

/** Maximum length of a container's description. */
const MAX_DESCRIPTION_LENGTH = 100;

/** Describes an element by its name, id and classes. The report contains no text from the page. */
function describe(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return `${element.localName}${id}${classes}`.slice(0, MAX_DESCRIPTION_LENGTH);
}

/**
 * Returns why a container is left as it is, or `null` if it is only a part of the page without images of its own.
 * `containers` is the selector of all containers.
 */
function reasonToLeave(group: string, container: Element, containers: string): string | null {
  if (group !== 'coreGalleries') return NOTHING_TO_OPEN;
  const images = [...container.querySelectorAll('img')].filter((image) => image.closest(containers) === container);
  if (images.length === 0) return null;
  return images.some((image) => image.closest(CORE_LIGHTBOX)) ? EXPANDS : NO_LINKS;
}

function print(page: Document, title: string, entries: Iterable<ReportEntry>): void {
  const lines = [...entries].map(
    ({ group, container, result, reason }) => `${result}  ${group}  ${container}${reason && `: ${reason}`}`,
  );
  const text = [title, ...(lines.length > 0 ? lines : ['Nothing was found on this page.'])].join('\n');
  const element = page.querySelector<HTMLPreElement>('pre#loggia-report') ?? page.createElement('pre');
  element.id = 'loggia-report';
  element.textContent = text;
  // The names of containers can be long.
  element.style.whiteSpace = 'pre-wrap';
  element.style.overflowWrap = 'anywhere';
  page.body.append(element);
  // oxlint-disable-next-line no-console -- the site's owner has requested the report
  console.info(text);
}

/**
 * Mounts like `mount`, and prints a report to the console and to the end of the page: what was found, what was mounted,
 * and why the rest was not. The report is printed when the script starts, and again when it is done. `versions` are the
 * versions of the plugin and of the site's software.
 */
export function mountWithReport(
  page: Document,
  options: MountOptions,
  groups: readonly MounterGroup[],
  versions: unknown,
): MountHandle {
  const title = typeof versions === 'string' ? `Loggia report: ${versions}` : 'Loggia report';
  const entries = new Map<Element, ReportEntry>();
  const add = (group: string, element: Element, reason = '') =>
    entries.set(element, { group, container: describe(element), result: reason ? 'left' : 'waiting', reason });
  const containers = groups.flatMap(({ mounters: all }) => all.map(({ selector }) => selector)).join();
  const watched = (group: string, mounter: Mounter): Mounter => ({
    ...mounter,
    canMount(container) {
      const isMountable = mounter.canMount?.(container) ?? true;
      const reason = isMountable ? '' : reasonToLeave(group, container, containers);
      if (reason !== null) add(group, container, reason);
      return isMountable;
    },
  });
  const mounters = groups.flatMap(({ name, isEnabled, mounters: all }) => {
    if (isEnabled) return all.map((mounter) => watched(name, mounter));
    for (const { selector } of all) for (const found of page.querySelectorAll(selector)) add(name, found, DISABLED);
    return [];
  });
  const handle = mount(page, {
    ...options,
    mounters,
    onError(error, container) {
      const entry = entries.get(container);
      if (!entry) return;
      entry.result = 'left';
      entry.reason = error instanceof Error ? error.message : String(error);
    },
  });
  print(page, title, entries.values());
  void handle.ready.then(() => {
    for (const entry of entries.values()) if (entry.result === 'waiting') entry.result = 'mounted';
    print(page, title, entries.values());
  });
  return handle;
}
