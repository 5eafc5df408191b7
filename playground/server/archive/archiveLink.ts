import { escapeHtml } from '../wire/escapeHtml.ts';
import { archiveAddress, type ArchiveAddressParts } from './archiveAddress.ts';

/** Returns the link to the zip as the real server prints it below a gallery. */
export function archiveLink(parts: ArchiveAddressParts, origin: string): string {
  const icon = '<i title="Download gallery" class="bwg-icon-download bwg_ctrl_btn"></i>';
  return `<div class="bwg_download_gallery"><a href="${escapeHtml(archiveAddress(parts, origin))}">${icon}</a></div>`;
}
