import { company } from '../company';
import { placeholder } from '../placeholder';
import type { LegalContent } from '../schema';

const [india, uk] = company.offices;

/** The privacy policy. */
export const privacy = {
  meta: {
    title: 'Privacy policy: what we receive and what you decide',
    description:
      'How we handle personal data on this website and in the messages you send us, under UK law and India’s DPDP Act, and how to use your rights.',
    pictureTitle: 'Privacy policy',
  },
  title: 'Privacy policy',
  lede: 'This policy is for visitors to this website and for people who write to us. It says what we receive, why, and what you can ask us to do.',
  status: placeholder(
    'draft',
    'text reviewed by a lawyer in India and the UK, with the retention periods that the company keeps; then the word reviewed',
  ),
  lastUpdated: placeholder(
    'today',
    'the day this text last changed, as YYYY-MM-DD, or today without the placeholder to keep it so',
  ),
  sections: [
    {
      title: 'Who we are',
      body: [
        `This website belongs to ${company.legalName} (“we”). We decide how and why personal data is used here. UK law calls us the controller. Indian law calls us the Data Fiduciary.`,
        [
          `${india.country}: ${india.street}, ${india.city} ${india.postalCode}`,
          `${uk.country}: ${uk.street}, ${uk.city} ${uk.postalCode}`,
          `Email for privacy questions: ${company.email}`,
        ],
      ],
    },
    {
      title: 'What we receive, and why',
      body: [
        'You can read every page without telling us who you are. There is no login and no account. We receive personal data in three ways only.',
        [
          'Messages: your name, email address, company, message and, if you give it, your phone number. We use them to answer you and to prepare a demo, trial or project.',
          'Delivery of the site: your browser asks our hosting provider for each page. The provider sees your IP address, the time, the page and the browser type. Without this no page can be delivered or protected.',
          'Statistics, only if you agree: the pages you view, how far you scroll and which buttons you click. They show us which pages help.',
        ],
        'We do not need sensitive data, such as health or financial details. Please leave it out of your message.',
      ],
    },
    {
      title: 'The contact form',
      onlyWith: 'NEXT_PUBLIC_CONTACT_ENDPOINT',
      body: [
        'When you press the button, the form sends us your name, email address, company and message and, if you give it, your phone number. With them go the page whose button led you to the form and, where a link to us named one, its campaign. We use all of it to answer you, and for nothing else.',
        'If the message cannot be sent from the page, the page says so and offers your own mail program, and nothing reaches us until you send it there. Questions typed into a demo on this site stay in your browser.',
      ],
    },
    {
      title: 'The contact form',
      onlyWithout: 'NEXT_PUBLIC_CONTACT_ENDPOINT',
      body: [
        'The form sends nothing to our server. It opens your own mail program with a message already written. You read it and send it yourself.',
        'What you send then reaches us as an ordinary email. If you do not send it, we never see it. Your text stays visible in your browser, so that you can copy it, until you write another or leave the page. Questions typed into a demo on this site stay in your browser too.',
      ],
    },
    {
      title: 'Cookies and statistics',
      body: [
        'This site sets no cookies and makes no analytics request unless you have agreed. Fonts and pictures come from this site, not from other companies.',
        'Where we use statistics, the tool is Google Analytics. We ask first, and nothing is loaded from Google before you say yes. If you agree, Google sets cookies and receives the page address, the events listed above and technical details of your browser.',
        'We ask for statistics only, not for advertising. Where we ask, your choice is kept in your own browser, and “Cookie settings” in the footer of every page changes it at any time. Where the footer has no such link, no statistics are kept and there is nothing to set.',
        'If your browser sends the Global Privacy Control signal, we treat it as a no. You are not asked, and nothing is loaded.',
      ],
    },
    {
      title: 'How fast pages are',
      onlyWith: 'NEXT_PUBLIC_VITALS_ENDPOINT',
      body: [
        'When you leave a page, your browser tells us how fast it was: how long it took to show, how quickly it answered you and whether anything jumped. The page’s address goes with it; no name and no identifier do. As with any request, the service that receives it sees your IP address.',
      ],
    },
    {
      title: 'Our legal bases',
      body: [
        'In the United Kingdom, the UK GDPR and the Data Protection Act 2018 apply. We rely on these grounds:',
        [
          'Steps before a contract, and the contract itself, when you ask for a demo, a trial or an offer.',
          'Our legitimate interest in answering messages and in running a safe website.',
          'Your consent, for statistics. You can withdraw it at any time.',
          'A legal duty, where tax or company law makes us keep records.',
        ],
        'In India, the Digital Personal Data Protection Act 2023 (DPDP Act) applies as its parts come into force. We rely on these grounds:',
        [
          'Your consent, for statistics. Withdrawing it is as easy as giving it.',
          'The use that you had in mind when you sent us your details of your own accord, such as a reply to your question.',
          'A duty under Indian law.',
        ],
      ],
    },
    {
      title: 'How long we keep it',
      body: [
        [
          'Messages: until your question is settled and no further contact is expected.',
          'Messages that lead to a contract: for as long as the contract runs, and then for as long as tax and limitation law require.',
          'Delivery records: for the short time that our hosting provider needs them for security.',
          'Statistics: for the period set in Google Analytics, or until you withdraw your consent and ask for deletion.',
        ],
      ],
    },
    {
      title: 'Who else sees it',
      body: [
        'We do not sell or rent personal data. We share it only with:',
        [
          'our colleagues in both offices who deal with your request;',
          'providers who work for us under contract: website hosting and email, and Google if you agreed to statistics;',
          'authorities or courts, where the law obliges us;',
          'a buyer of our business, if there ever is one, under the same promises.',
        ],
      ],
    },
    {
      title: 'Transfers between countries',
      body: [
        'We work in India and the UK, so a message sent to one office may be read in the other. Our providers may also store data in other countries.',
        'When data leaves the UK for a country without a UK adequacy decision, we use the International Data Transfer Agreement or the UK Addendum. You can ask us for a copy. When data leaves India, we follow the DPDP Act and any limits that the Indian government sets.',
      ],
    },
    {
      title: 'Your rights',
      body: [
        'Under UK law you can ask us to:',
        [
          'confirm what we hold about you and send you a copy;',
          'correct it, delete it or limit its use;',
          'stop using it where we rely on legitimate interest;',
          'hand over what you gave us in a form that another company can read.',
        ],
        'Under the DPDP Act you can ask for:',
        [
          'a summary of your data, what we do with it and with whom we shared it;',
          'correction, completion, an update or erasure;',
          'an answer to a grievance;',
          'a nominee to use your rights if you die or become unable to.',
        ],
        'You may withdraw consent whenever you like. We make no decisions about you by automated means alone.',
        `To use a right, write to ${company.email}. It costs nothing. We may ask for proof of who you are, and we answer within one month. In India you may ask for this notice in any language of the Eighth Schedule to the Constitution.`,
      ],
    },
    {
      title: 'Children and security',
      body: [
        'This site is meant for people at work. It is not aimed at children, and we do not knowingly collect their data.',
        'Pages are served over an encrypted connection. If a breach puts you at risk, we tell you and the authority as the law requires.',
      ],
    },
    {
      title: 'Questions and complaints',
      body: [
        `Please write to us first at ${company.email}, with the word “privacy” in the subject. We confirm a complaint within 30 days and tell you what we did about it.`,
        'You can also complain to a regulator. In the UK that is the Information Commissioner’s Office (ICO), at ico.org.uk. In India, once you have had our reply, it is the Data Protection Board of India.',
      ],
    },
    {
      title: 'Governing law and changes',
      body: [
        'This policy follows the law of England and Wales for visitors in the UK, and the law of India for visitors in India. It takes away no right that the law of your own country gives you.',
        'When our practice changes, we change this page.',
      ],
    },
  ],
} as const satisfies LegalContent;
