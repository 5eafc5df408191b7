export { MultiSelectPopup } from '../components/multiSelect/MultiSelectPopup.tsx';
export { SubmenuPlaces } from '../components/navigation/SubmenuPlaces.tsx';
export { SharePopup } from '../components/share/SharePopup.tsx';
