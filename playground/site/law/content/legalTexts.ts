import type { LawArticle } from '../lawPageData.ts';
import { FIRM } from './firm.ts';

/** Isolated left-to-right, so that its groups of digits keep their order in right-to-left text. */
const PHONE = `\u2066${FIRM.phone}\u2069`;

/** The privacy policy. */
export const PRIVACY: LawArticle = {
  title: 'Privacy',
  lead: 'What we learn of you through these pages, why we need it, and how long we keep it.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${FIRM.name} LLP, ${FIRM.street}, ${FIRM.city}. Questions about your data reach us at ${FIRM.email} or ${PHONE}.`,
      ],
    },
    {
      title: 'When you read these pages',
      paragraphs: [
        'Our server learns the address of your connection, which page you asked for, and what your browser calls itself. It needs them to answer you. We do not measure who reads what, show no advertising, and pass nothing on.',
      ],
    },
    {
      title: 'What your browser keeps',
      paragraphs: [
        'One cookie remembers your answer to the cookie bar, for 365 days: euCookiesAcc a yes, euCookiesRejected a no. The pages of the firm set no other.',
        'If you let the map load for good without accepting cookies, your browser’s local storage remembers that, too, under the name loggia-consent, and also for 365 days. It is not sent to us. You can change your answer at the foot of every page; with a no, that note is deleted.',
      ],
    },
    {
      title: 'Maps and films',
      paragraphs: [
        'The map comes from OpenStreetMap and loads only after you have agreed to it, once or for good. In narrow windows the link to it leads to OpenStreetMap’s own page. Our films come from our own server.',
      ],
    },
    {
      title: 'When you write to us',
      paragraphs: [
        'We use what you write in the consultation form to answer you and, before that, to check that we do not already act for the other side. You have asked us to take these steps; that is our legal ground.',
        'Lawyers and staff of the firm read it, all of them bound to confidentiality, and nobody else. If we do not act for you, we delete it after six months. If we do, it becomes part of your file, which we must keep for six years after the matter has ended.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may ask what we hold about you, have it corrected, handed over or deleted, and object to its use. One message is enough, and costs nothing. You may also complain to the data protection authority; we would be glad to hear from you first.',
      ],
    },
  ],
};

/** The legal notice, which is entirely fictional. */
export const IMPRINT: LawArticle = {
  title: 'Imprint',
  lead: 'Who publishes these pages, and who watches over us.',
  sections: [
    {
      title: 'Publisher',
      paragraphs: [
        `${FIRM.name} LLP, ${FIRM.claim.toLowerCase()}, ${FIRM.street}, ${FIRM.city}.`,
        `Telephone ${PHONE}, email ${FIRM.email}. ${FIRM.hours}.`,
      ],
    },
    {
      title: 'The partnership',
      paragraphs: [
        'A limited liability partnership, entered in the register of Port Halden under number PH 1984-0014. Its partners are Judith Halden, Marcus Rooke and Amara Lind. Judith Halden answers for the content of these pages.',
      ],
    },
    {
      title: 'Supervision and insurance',
      paragraphs: [
        'Our lawyers are members of the Port Halden Law Society, which supervises them and hears complaints. Our professional indemnity insurer is Harbour Mutual, Port Halden; the cover holds for all matters that we take on.',
      ],
    },
    {
      title: 'What these pages are not',
      paragraphs: [
        'The journal says how we think. It is no advice: for that we have to know your case. Pages that we link to are the business of those who write them.',
      ],
    },
    {
      title: 'Pictures, and a disclosure',
      paragraphs: [
        'All pictures on the firm’s pages are computer drawings made for them. Since lawyers ought to be clear about such things: the firm, its people, its clients and its town are fiction.',
      ],
    },
  ],
};
