import { OfflineError } from '../errors/OfflineError.ts';
import type * as LightboxPart from './lightboxPart.ts';

/** Fetches the code that only lightboxes need. Where it cannot come, the visitor is offline. */
export async function loadLightboxPart(): Promise<typeof LightboxPart> {
  try {
    return await import('./lightboxPart.ts');
  } catch (cause) {
    throw new OfflineError(undefined, { cause });
  }
}
