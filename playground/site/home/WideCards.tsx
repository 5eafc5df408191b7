import type { ReactNode } from 'react';
import { LawPicture } from '../law/components/LawPicture.tsx';
import { lawPictures } from '../law/pictures.ts';

const CLIPS = ['daybreak', 'aurora', 'tide', 'lighthouse', 'arches', 'dunes'] as const;

interface WideCardProps {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function WideCard({ href, title, text, children }: WideCardProps) {
  return (
    <a className="site-card site-wide-card" href={href}>
      <span className="site-card-cover" aria-hidden="true">
        {children}
      </span>
      <span className="site-card-title">{title}</span>
      <span className="site-card-text">{text}</span>
    </a>
  );
}

/** Links to pages without galleries: a marketing page, videos, forms. */
export function WideCards() {
  return (
    <div className="site-wide-cards">
      <WideCard
        href="/law"
        title="A law firm’s website"
        text="A marketing page with menus, pop-ups, counters, a cookie bar and a form."
      >
        <LawPicture picture={lawPictures.loggia} sizes="(min-width: 45rem) 48vw, 100vw" alt="" />
      </WideCard>
      <WideCard
        href="/playlists/grid"
        title="Playlists"
        text="Videos in several layouts, with a player above the list or in a dialog."
      >
        <span className="site-clips">
          {CLIPS.map((clip) => (
            <img
              key={clip}
              src={`/wp-content/uploads/videos/${clip}.webp`}
              alt=""
              loading="lazy"
              width={640}
              height={360}
            />
          ))}
        </span>
      </WideCard>
      <WideCard
        href="/contact"
        title="Forms"
        text="Every kind of field, validated in the browser and on the server. They work without scripts."
      >
        <span className="site-form-sketch">
          {['Your name', 'Email', 'Message'].map((label) => (
            <span key={label}>{label}</span>
          ))}
          <span>Send</span>
        </span>
      </WideCard>
    </div>
  );
}
