/**
 * Details of the firm used in several sections. The firm is fictional: its telephone number is one that Ofcom reserves
 * for drama, and its domain one reserved for examples.
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
