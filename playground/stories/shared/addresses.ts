import { documentOf, storyIdOf } from './capabilities.ts';
import type { Capability } from './capabilities.ts';

/** The first story. */
export const OVERVIEW = 'overview--all-capabilities';

/** The first story of the error catalogue. */
export const ERRORS = 'error-catalogue--lightbox-image-fails-to-load';

const ALL_PARTS = 'all-parts';

/** From any page of the workshop, wherever it lies on a server. */
export const storyAddress = (story: string): string => `?story=${story}`;

export const partsAddress = (capability: Capability): string => storyAddress(`${storyIdOf(capability)}--${ALL_PARTS}`);

/** The words of the docs, which the workshop has with it. */
export const documentAddress = (capability: Capability): string => `docs/${documentOf(capability)}.html`;

/** Whether a story shows all parts of its capability. */
export const isAllParts = (story: string): boolean => story.endsWith(`--${ALL_PARTS}`);
