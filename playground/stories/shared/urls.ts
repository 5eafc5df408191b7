import { documentOf, storyIdOf, type Capability } from './capabilities.ts';

/** The first story. */
export const OVERVIEW = 'overview--all-capabilities';

/** The first story of the error catalog. */
export const ERRORS = 'error-catalogue--lightbox-image-fails-to-load';

const ALL_PARTS = 'all-parts';

/** Returns a relative URL that works from any page of the workshop, wherever it is served. */
export const storyUrl = (story: string): string => `?story=${story}`;

export const partsUrl = (capability: Capability): string => storyUrl(`${storyIdOf(capability)}--${ALL_PARTS}`);

/** Returns the URL of a capability's docs page, which is built with the workshop. */
export const documentUrl = (capability: Capability): string => `docs/${documentOf(capability)}.html`;

/** Whether a story shows all parts of its capability. */
export const isAllParts = (story: string): boolean => story.endsWith(`--${ALL_PARTS}`);
