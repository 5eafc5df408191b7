import { FullHeight, HeroCarousel } from '@loggia/ui';
import { LawLink } from '../components/LawLink.tsx';
import { LawPicture } from '../components/LawPicture.tsx';
import { FIRM } from '../content/firm.ts';
import { HERO_SLIDES } from '../content/heroSlides.ts';

const nameOf = (index: number): string | undefined => HERO_SLIDES[index]?.title;

function Slide({ index }: { readonly index: number }) {
  const slide = HERO_SLIDES[index];
  if (!slide) return null;
  const { title, text, call, picture } = slide;
  return (
    <>
      <LawPicture picture={picture} sizes="100vw" alt="" loading={index === 0 ? 'urgent' : 'late'} />
      <div className="loggia-hero-text law-hero-text">
        <h2>{title}</h2>
        <p>{text}</p>
        <LawLink href={call.href}>{call.label}</LawLink>
      </div>
    </>
  );
}

/** The hero: as tall as the viewport, with three slides. */
export function Hero({ userAgent }: { readonly userAgent: string }) {
  return (
    <FullHeight className="law-hero" id="hero" aria-labelledby="firm-name" userAgent={userAgent}>
      <h1 className="law-hero-name" id="firm-name">
        {FIRM.name}, <span>{FIRM.claim.toLowerCase()}</span>
      </h1>
      <HeroCarousel
        label="What we do"
        count={HERO_SLIDES.length}
        nameOf={nameOf}
        renderSlide={({ index }) => <Slide index={index} />}
      />
    </FullHeight>
  );
}
