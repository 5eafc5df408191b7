export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnPictureOptions {
  /** Of the image element, without border and padding. */
  readonly contentBox: Box;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  /** `object-fit`, as computed. */
  readonly fit: string;
  /** `object-position`, as computed. */
  readonly position: string;
}

/** Where an image element draws its picture; it may reach beyond the content box. */
export function drawnPicture(options: DrawnPictureOptions): Box {
  const { contentBox, naturalWidth, naturalHeight, fit, position } = options;
  const { width, height } = scaledSize(options);
  const [x = '', y = ''] = position.split(' ');
  if (fit === 'fill' || naturalWidth <= 0 || naturalHeight <= 0) return contentBox;
  return {
    x: contentBox.x + offset(x, contentBox.width - width),
    y: contentBox.y + offset(y, contentBox.height - height),
    width,
    height,
  };
}

function scaledSize({ contentBox, naturalWidth, naturalHeight, fit }: DrawnPictureOptions) {
  const scales = [contentBox.width / naturalWidth, contentBox.height / naturalHeight];
  const contained = Math.min(...scales);
  const scale = { cover: Math.max(...scales), none: 1, 'scale-down': Math.min(1, contained) }[fit] ?? contained;
  return { width: naturalWidth * scale, height: naturalHeight * scale };
}

function offset(value: string, room: number): number {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return room / 2;
  return value.endsWith('%') ? (room * number) / 100 : number;
}
