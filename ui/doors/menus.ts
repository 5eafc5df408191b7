export { MultiSelectPopup } from '../components/anchored/menus.tsx';
export { SubmenuPlaces } from '../components/anchored/menus.tsx';
export { SharePopup } from '../components/anchored/menus.tsx';
