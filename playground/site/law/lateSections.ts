import { type ComponentType, lazy } from 'react';
import type { LawSections } from './LawSections.ts';

/** After the user's first action, a section starts hydrating at this distance, in viewport heights. */
const NEAR = '100% 0px';
const IN_WINDOW = '0px';

/** The events that count as the user's first action. A page that is opened further down also scrolls. */
const ACTS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

const firstAct =
  typeof document === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        const heard = new AbortController();
        const hear = () => {
          heard.abort();
          resolve();
        };
        for (const act of ACTS) document.addEventListener(act, hear, { passive: true, signal: heard.signal });
      });

function whenWithin(element: Element, rootMargin: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin },
    );
    observer.observe(element);
  });
}

/**
 * Resolves when the section is near the viewport, but not before the user's first action, because users may leave the
 * page immediately.
 */
async function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (element) await Promise.race([whenWithin(element, IN_WINDOW), firstAct.then(() => whenWithin(element, NEAR))]);
}

const whenOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Retries failed imports when the device is back online. */
function loadPatiently<TValue>(load: () => Promise<TValue>): Promise<TValue> {
  return load().catch(async () => {
    await whenOnline();
    return loadPatiently(load);
  });
}

/**
 * Creates a section whose chunk is loaded when the user scrolls near it. Until then, or if it fails to load, the
 * server-rendered section stays: its links work and its form can be posted.
 *
 * @param id The id of the section's element in the server-rendered HTML
 */
function lateSection<TProps extends object>(
  id: string,
  load: () => Promise<ComponentType<TProps>>,
): ComponentType<TProps> {
  return lazy(async () => {
    await whenNear(id);
    return { default: await loadPatiently(load) };
  });
}

/** The sections for the browser, each loaded separately when the user scrolls near it. */
export const lateSections: LawSections = {
  WhyUs: lateSection('firm', async () => (await import('./sections/WhyUs.tsx')).WhyUs),
  Practice: lateSection('practice', async () => (await import('./sections/Practice.tsx')).Practice),
  Matters: lateSection('matters', async () => (await import('./sections/Matters.tsx')).Matters),
  Testimonials: lateSection('clients', async () => (await import('./sections/Testimonials.tsx')).Testimonials),
  Consultation: lateSection('consultation', async () => (await import('./sections/Consultation.tsx')).Consultation),
  Journal: lateSection('journal', async () => (await import('./sections/Journal.tsx')).Journal),
  Attorneys: lateSection('attorneys', async () => (await import('./sections/Attorneys.tsx')).Attorneys),
  Rooms: lateSection('gallery', async () => (await import('./sections/Rooms.tsx')).Rooms),
  Call: lateSection('call', async () => (await import('./sections/Call.tsx')).Call),
  Place: lateSection('place', async () => (await import('./sections/Place.tsx')).Place),
};
