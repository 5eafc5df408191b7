'use client';
import { useAlbumDescription } from '@loggia/hooks/album';
import type { UseAlbumDescriptionOptions } from '@loggia/hooks/album';

/** The description of an entry, of which a long one can be opened and closed. */
export function AlbumDescription(options: UseAlbumDescriptionOptions) {
  const { lead, rest, getRestProps, getButtonProps } = useAlbumDescription(options);
  return (
    <>
      <p className="loggia-album-text">
        {lead}
        {rest && <span {...(getRestProps() as object)}>{rest}</span>}
      </p>
      {rest && <button {...(getButtonProps() as object)} className="loggia-album-more" />}
    </>
  );
}
