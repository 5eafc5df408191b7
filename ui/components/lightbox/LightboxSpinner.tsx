import type { LightboxLabels } from '@loggia/hooks/lightbox';

/** A ring that breathes while something loads; CSS holds it back for a moment, so that quick loads show none. */
export function LightboxSpinner({ labels }: { readonly labels: LightboxLabels }) {
  return <div className="loggia-spinner" role="progressbar" aria-label={labels.loading} />;
}
