/** The practice areas: cards on the front page, with more text on their own page. */
export const PRACTICE_AREAS = [
  {
    id: 'property',
    icon: 'house',
    title: 'Land and property',
    text: 'Purchases, leases, boundaries, rights of way. We walk the ground before we read the deed.',
    more: 'From a garden wall to a harbour quay: we search titles, draw up leases that both sides can live with, and settle the quarrels that begin where one hedge ends. For builders we keep planning, contracts and warranties in one hand.',
  },
  {
    id: 'family',
    icon: 'family',
    title: 'Family and inheritance',
    text: 'Wills, estates, separations. Firm in the matter, quiet in the manner.',
    more: 'We draft wills that say what was meant, administer estates without turning heirs into enemies, and lead separations so that parents can still speak to each other at the school gate.',
  },
  {
    id: 'business',
    icon: 'briefcase',
    title: 'Business and contracts',
    text: 'Founding, financing, buying, selling, and the agreements that keep partners partners.',
    more: 'Shareholder agreements, supply contracts, acquisitions up to the middle market. We write in sentences that a judge and a foreman both understand, because sooner or later both may have to.',
  },
  {
    id: 'work',
    icon: 'handshake',
    title: 'Employment',
    text: 'Contracts, dismissals, pensions: for employers and for the people they employ.',
    more: 'We advise both sides, never in the same matter. That keeps us honest about what a tribunal will say, and our clients out of it more often than not.',
  },
  {
    id: 'disputes',
    icon: 'scales',
    title: 'Litigation and arbitration',
    text: 'Commercial disputes before courts and tribunals, and the talks that make them unnecessary.',
    more: 'We have tried cases in fourteen courts and before five arbitral institutions. Before each of them we asked whether a settlement would serve better; four times out of five the answer was yes.',
  },
  {
    id: 'sea',
    icon: 'anchor',
    title: 'Shipping and energy',
    text: 'Charters, cargo, offshore wind. Our harbour has taught us most of it.',
    more: 'Port Halden was a shipping town before it was ours. We advise owners, charterers and insurers on what happens at sea, and developers and parishes on what is now being built there.',
  },
] as const;
