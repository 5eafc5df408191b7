import type { LightboxOptions, LightboxPositions } from './shortcodes.ts';

const DEFAULT_POSITIONS: LightboxPositions = {
  filmstrip: 'bottom',
  rating: 'top',
  hits: 'bottom',
  infoAlign: 'left',
  showsInfo: false,
  showsHits: true,
};

const displayOf = (isShown: boolean): string => (isShown ? 'table-cell' : 'none');

/** Returns the style rules at the start of every lightbox response. */
export function galleryBoxStyle({ positions }: LightboxOptions): string {
  const { filmstrip, rating, hits, infoAlign, showsInfo, showsHits } = { ...DEFAULT_POSITIONS, ...positions };
  const isAcross = filmstrip === 'top' || filmstrip === 'bottom';
  return `<style>
  .bwg_image_wrap { background-color: #fff; }
  .bwg_image_container { ${filmstrip}: 70px; }
  .bwg_filmstrip_container {
    display: ${isAcross ? 'table' : 'block'};
    ${filmstrip}: 0;
  }
  .bwg_image_info_container1 { display: ${displayOf(showsInfo)}; }
  .bwg_image_hit_container1 { display: ${displayOf(showsHits)}; }
  .bwg_image_info_spun { text-align: ${infoAlign}; }
  .bwg_image_hit_spun {
    text-align: left;
    vertical-align: ${hits};
  }
  .bwg_image_rate_spun {
    text-align: left;
    vertical-align: ${rating};
  }
</style>`;
}
