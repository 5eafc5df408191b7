/**
 * Details of the firm that several sections name. It is invented: its telephone number is of those that Ofcom keeps for drama, of no place,
 * and its domain of those that lead nowhere.
 */
export const FIRM = {
  name: 'Halden & Rooke',
  claim: 'Attorneys at law',
  phone: '+44 1632 960821',
  phoneHref: 'tel:+441632960821',
  email: 'counsel@haldenrooke.example',
  street: '14 Arcade Row',
  city: 'Port Halden',
  hours: 'Monday to Friday, 8.30 to 18.00',
} as const;
