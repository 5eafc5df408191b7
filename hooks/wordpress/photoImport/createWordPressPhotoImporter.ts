import type { PhotoImporter } from '../../backend/PhotoImporter.ts';
import { LoggiaError } from '../../errors/LoggiaError.ts';
import { createTransport } from '../../rest/engine/createTransport.ts';
import type { FormField } from '../../rest/types.ts';
import { resolvePageAddress } from '../resolvePageAddress.ts';
import { parsePhotoImport } from './parsePhotoImport.ts';

export interface WordPressPhotoImporterOptions {
  /** Address of the site's ajax calls, with the nonce in its query where the page wrote it there. May be relative to the page. */
  readonly ajaxUrl: string;
  /** @default the one in the address */
  readonly nonce?: string | undefined;
  /** @default globalThis.fetch, looked up at each request */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** What went wrong, without the request that it happened to: its body holds the token. */
function withoutRequest(error: unknown): unknown {
  if (error instanceof LoggiaError) delete error.cause;
  return error;
}

/**
 * Has a WordPress site with the photo gallery plugin read photos of an account. Only for administrators, and never in the code of
 * a public page. Making it asks nothing of the network.
 */
export function createWordPressPhotoImporter(options: WordPressPhotoImporterOptions): PhotoImporter {
  const transport = createTransport({ fetch: options.fetch });
  return {
    async load({ user, accessToken, isWholePost, imageCount, update }, { signal }) {
      const address = new URL(resolvePageAddress(options.ajaxUrl));
      if (options.nonce !== undefined) address.searchParams.set('bwg_nonce', options.nonce);
      const form: readonly FormField[] = [
        ['action', 'addInstagramGallery'],
        ['instagram_user', user],
        ['instagram_access_token', accessToken],
        ['whole_post', isWholePost ? '1' : '0'],
        ['autogallery_image_number', String(imageCount)],
        ['update_flag', update === 'none' ? '' : update],
        ['async', 'true'],
      ];
      try {
        const headers = { 'X-Requested-With': 'XMLHttpRequest' };
        const text = await transport.text(address.href, { form, headers, signal });
        return parsePhotoImport(text, { base: address.href, secret: accessToken });
      } catch (error) {
        throw withoutRequest(error);
      }
    },
  };
}
