import type { ComponentType } from 'react';
import type { ShareNetwork } from '@loggia/hooks/share';
import { createIcon } from './createIcon.tsx';

/** A letter icon for each network, in the style of the other icons. Logos would be trademarks. */
export const NETWORK_ICONS: Readonly<Record<ShareNetwork, ComponentType>> = {
  facebook: /* @__PURE__ */ createIcon('M16.5 4.5H15A3.5 3.5 0 0 0 11.5 8v11.5M8 11.5h7.5'),
  x: /* @__PURE__ */ createIcon('M4.5 4.5h4.2l10.8 15h-4.2zM18.5 4.5l-5.4 6.1M10.9 13.4l-5.4 6.1'),
  pinterest: /* @__PURE__ */ createIcon('M9.5 20.5l3-12M9 13.9a4.8 4.8 0 1 1 4.3 2.6c-1.1 0-2-.5-2.6-1.3'),
  tumblr: /* @__PURE__ */ createIcon('M10 4.5v11.2a3.8 3.8 0 0 0 3.8 3.8h2.7M7 9h9'),
};
