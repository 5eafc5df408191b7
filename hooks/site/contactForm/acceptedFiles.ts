/** The file properties that validation rules check. */
export interface ContactFile {
  readonly name: string;
  /** The media type; '' if the browser does not know it. */
  readonly type: string;
  /** The size in bytes. */
  readonly size: number;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/**
 * File extensions by media type. Browsers get the type from the operating system, which may not know it, or may report
 * the type of the associated program.
 */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/jpeg': 'jpeg jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/tiff': 'tif tiff',
  'image/webp': 'webp',
  'audio/aac': 'aac',
  'audio/flac': 'flac',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'oga ogg opus',
  'audio/wav': 'wav',
  'video/mp4': 'm4v mp4',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/x-matroska': 'mkv',
  'video/x-msvideo': 'avi',
  'text/calendar': 'ics',
  'text/csv': 'csv',
  'text/html': 'htm html',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/vcard': 'vcf',
  'application/json': 'json',
  'application/msword': 'doc',
  'application/pdf': 'pdf',
  'application/rtf': 'rtf',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.text': 'odt',
  [`${OFFICE}.presentationml.presentation`]: 'pptx',
  [`${OFFICE}.spreadsheetml.sheet`]: 'xlsx',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
  'application/zip': 'zip',
};

/** Returns the media type for a file extension; '' if it is unknown. */
function typeOfEnding(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.keys(ENDINGS).find((type) => ENDINGS[type]?.split(' ').includes(ending)) ?? '';
}

function isOfType(type: string, wanted: string): boolean {
  if (type === '' || wanted === '') return false;
  if (wanted === '*/*') return true;
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

function matches({ name, type }: ContactFile, accepted: string): boolean {
  const wanted = accepted.trim().toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  return isOfType(type.toLowerCase(), wanted) || isOfType(typeOfEnding(name), wanted);
}

/**
 * Whether a file matches one of the accepted extensions (`.png`), media types (`image/png`) or wildcards (`image/*`). A
 * matching extension is as good as a matching media type, because Windows reports `application/vnd.ms-excel` for a file
 * such as `list.csv`, and photos from an iPhone often have no type.
 */
export function isAcceptedFile(file: ContactFile, accept: readonly string[]): boolean {
  return accept.some((accepted) => matches(file, accepted));
}
