export { MultiSelectPopup } from '../components/anchored/menus.tsx';
export { SubmenuPositioning } from '../components/anchored/menus.tsx';
export { SharePopup } from '../components/anchored/menus.tsx';
export { MorePopup } from '../components/anchored/menus.tsx';
export { TooltipPopup } from '../components/panels/TooltipPopup.tsx';
