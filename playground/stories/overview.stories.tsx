import { documentUrl, ERRORS, partsUrl, storyUrl } from './shared/urls.ts';
import { CAPABILITY_GROUPS, type Capability } from './shared/capabilities.ts';
import { PICTURES } from './shared/pictures.ts';
import './shared/overview.css';

export default { title: 'Overview' };

function CapabilityCard({ capability }: { readonly capability: Capability }) {
  const { title, file, sentence } = capability;
  return (
    <li>
      <a href={partsUrl(capability)} tabIndex={-1} aria-hidden="true">
        <img src={PICTURES[`../pictures/${file}.webp`]} alt="" width="480" height="300" loading="lazy" />
      </a>
      <h3>
        <a href={partsUrl(capability)}>{title}</a>
      </h3>
      <p>{sentence}</p>
      <p className="story-overview-links">
        <a href={documentUrl(capability)} aria-label={`Documentation of ${title}`}>
          Documentation
        </a>
      </p>
    </li>
  );
}

/** The start page: all features with a screenshot. */
export const AllCapabilities = () => (
  <main className="story-overview">
    <h1>Loggia</h1>
    <p>
      Every feature in its states. Each page has controls for options, and switches for theme, direction, motion, text
      size and network. All error messages are in the <a href={storyUrl(ERRORS)}>error catalogue</a>.
    </p>
    {Object.entries(CAPABILITY_GROUPS).map(([group, capabilities]) => (
      <section key={group}>
        <h2>{group}</h2>
        <ul>
          {capabilities.map((capability) => (
            <CapabilityCard key={capability.file} capability={capability} />
          ))}
        </ul>
      </section>
    ))}
  </main>
);
