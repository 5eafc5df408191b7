export interface GalleryHeadProps {
  readonly title: string;
  readonly description: string;
  /** Whether the gallery is the subject of the page instead of one of several. */
  readonly isPageTitle?: boolean | undefined;
}

/** The name and description of a gallery. */
export function GalleryHead({ title, description, isPageTitle = false }: GalleryHeadProps) {
  const Heading = isPageTitle ? 'h1' : 'h2';
  return (
    <div className="site-gallery-head">
      <Heading>{title}</Heading>
      {description && <p>{description}</p>}
    </div>
  );
}
