/** Facts of the firm that several sections name. It is invented: telephone numbers and addresses are of those kept for fiction. */
export const FIRM = {
  name: 'Halden & Rooke',
  claim: 'Attorneys at law',
  phone: '+44 20 7946 0821',
  phoneHref: 'tel:+442079460821',
  email: 'counsel@haldenrooke.example',
  street: '14 Arcade Row',
  city: 'Port Halden',
  hours: 'Monday to Friday, 8.30 to 18.00',
} as const;
