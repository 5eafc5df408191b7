/** A width and a height. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture that is fitted into a room and never enlarged. Without a size of its own it fills the room. */
export function containedSize(room: Size, picture: Partial<Size>): Size {
  const { width = 0, height = 0 } = picture;
  if (width <= 0 || height <= 0) return { width: room.width, height: room.height };
  const ratio = Math.min(1, room.width / width, room.height / height);
  return { width: width * ratio, height: height * ratio };
}
