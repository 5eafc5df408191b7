'use client';
import { useAlbumDescription } from '@loggia/hooks';
import type { UseAlbumDescriptionOptions } from '@loggia/hooks';

/** The description of an entry, of which a long one can be opened and closed. */
export function AlbumDescription(options: UseAlbumDescriptionOptions) {
  const { lead, rest, getRestProps, getButtonProps } = useAlbumDescription(options);
  if (!rest) return <p className="loggia-album-text">{lead}</p>;
  return (
    <>
      <p className="loggia-album-text">
        {lead}
        <span {...(getRestProps() as object)}>{rest}</span>
      </p>
      <button {...(getButtonProps() as object)} className="loggia-album-more" />
    </>
  );
}
