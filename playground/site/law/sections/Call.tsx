import { Parallax } from '@loggia/ui';
import { LawLink } from '../components/LawLink.tsx';
import { LawPicture } from '../components/LawPicture.tsx';
import { lawPictures } from '../pictures.ts';

/** A call to action in front of a parallax layer. */
export function Call({ userAgent }: { readonly userAgent: string }) {
  return (
    <Parallax
      className="law-call"
      id="call"
      aria-labelledby="call-title"
      userAgent={userAgent}
      layer={<LawPicture picture={lawPictures.nightFront} sizes="100vw" alt="" />}
    >
      <div className="law-width">
        <h2 id="call-title">Before you sign, talk to us</h2>
        <p>Afterwards we can still help. It only takes longer, and longer is what lawyers charge for.</p>
        <LawLink href="#consultation">Ask for a consultation</LawLink>
      </div>
    </Parallax>
  );
}
