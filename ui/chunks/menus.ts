export { MultiSelectPopup } from '../anchored/menus.tsx';
export { SubmenuPositioning } from '../anchored/menus.tsx';
export { SharePopup } from '../anchored/menus.tsx';
export { MorePopup } from '../anchored/menus.tsx';
export { TooltipPopup } from '../panels/TooltipPopup.tsx';
