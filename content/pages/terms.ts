import { company } from '../company';
import { placeholder } from '../placeholder';
import type { LegalContent } from '../schema';

const [india, uk] = company.offices;

/** The terms of service. */
export const terms = {
  meta: {
    title: 'Terms of service: using this website',
    description:
      'The rules for using this website: what its content is for, what demos and trials involve, our liability, and which law applies in India and the UK.',
    pictureTitle: 'Terms of service',
    picture: 'legal',
  },
  title: 'Terms of service',
  lede: 'These terms are for everyone who uses this website. Projects, trials and product licences have their own written agreements.',
  status: placeholder(
    'draft',
    'text reviewed by a lawyer in India and the UK, with the company’s registration details; then the word reviewed',
  ),
  lastUpdated: placeholder(
    'today',
    'the day this text last changed, as YYYY-MM-DD, or today without the placeholder to keep it so',
  ),
  sections: [
    {
      title: 'Who we are',
      body: [
        `This website is run by ${company.legalName} (“we”), a consulting and product company for AI analytics.`,
        [
          `${india.country}: ${india.street}, ${india.city} ${india.postalCode}`,
          `${uk.country}: ${uk.street}, ${uk.city} ${uk.postalCode}`,
          `Email: ${company.email}`,
        ],
        'By using the site you accept these terms. If you do not accept them, please do not use it. If you act for a company, you confirm that you may accept them on its behalf.',
      ],
    },
    {
      title: 'What this website is',
      body: [
        'The site presents our products and services to businesses. It is free to read. It has no login, no customer account and no shop, and nothing can be bought here.',
        'Product access, where we give it, happens elsewhere and under a separate agreement. If that agreement and these terms differ, the agreement counts.',
      ],
    },
    {
      title: 'Demos, consultations and trials',
      body: [
        'The site mentions a 30-minute consultation, a 30-day free trial with no commitment, and setup in under 24 hours. A message from you is a request. It does not form a contract and does not oblige you to buy.',
        'Before a trial starts, we confirm in writing what it includes, which data it needs and when it ends. Setup time depends on access to your systems, so it is counted from the moment we have that access.',
        'We reply to messages within 24 hours. A late reply alone gives you no claim against us.',
      ],
    },
    {
      title: 'Getting in touch',
      body: [
        'The contact form opens your own mail program with a message already written. Nothing is sent to our server, and no message reaches us until you send it.',
        'Please send no confidential data, no passwords and no personal data of customers in a first message. We will agree a safe way to share them. An unsolicited idea that you send us carries no duty of secrecy unless we have agreed one in writing.',
      ],
    },
    {
      title: 'Sample data, figures and articles',
      body: [
        'Dashboards, conversations and alerts on this site are illustrations. They are marked “Sample data” and describe no real company.',
        'Results named on this site depended on the data, the market and the people involved. They are not a promise that you will reach the same. Articles give general information. They are not legal, financial or medical advice, and a decision that you base on them is yours.',
        'Analysis made with artificial intelligence can be wrong. The demo on this site works on sample data only. Check any figure against its source before you act on it.',
      ],
    },
    {
      title: 'How you may use the site',
      body: [
        'You may read, print and link to our pages, and quote short passages with our name. You may not:',
        [
          'copy larger parts, or present them as your own;',
          'attack the site, test its security without our consent, or slow it down for others;',
          'use it to send unlawful, false or unwanted messages;',
          'suggest that we are your partner or support you when we do not.',
        ],
        'Search engines may index the public pages. Automated reading beyond that must follow our robots file and must not burden the site.',
      ],
    },
    {
      title: 'Who owns what',
      body: [
        'The texts, drawings, design and product names belong to us or are used with permission. Copyright, database rights and trade marks protect them in India, the UK and elsewhere. These terms transfer none of those rights to you.',
        'Names and logos of other companies belong to their owners. They appear only to identify them.',
        'What you write to us stays yours. You allow us to use it to answer you.',
      ],
    },
    {
      title: 'Links to other sites',
      body: [
        'Some links may lead to websites that we do not run. We are not responsible for what they say or for how they handle data. Tell us if one of them no longer leads where it should.',
      ],
    },
    {
      title: 'Availability and changes to the site',
      body: [
        'We want the site to be available and correct, but we do not promise that it always will be. We may change a page, correct it or take it down without notice. Descriptions of products may change as the products do.',
        'If you find a mistake or a security weakness, please write to us. We are grateful for it.',
      ],
    },
    {
      title: 'Our liability',
      body: [
        'Nothing here limits liability that the law does not let us limit. That includes death or injury caused by negligence, and fraud.',
        'Beyond that, and as far as the law allows, these limits apply to the use of this free website:',
        [
          'we give no warranty that its content is complete, current or fit for your purpose;',
          'we are not liable for lost profit, lost data or indirect loss;',
          'we are not liable for events outside our control, such as a failure of the internet.',
        ],
        'These limits do not apply to work that we do for you under a contract. That contract says what applies. If you are a consumer, your statutory rights remain.',
      ],
    },
    {
      title: 'Privacy',
      body: [
        'The privacy policy says which personal data we receive and why. It covers the UK GDPR, the Data Protection Act 2018 and India’s Digital Personal Data Protection Act 2023. No cookies and no statistics are used unless you have agreed.',
        'If you send us data about other people, make sure that you may do so.',
      ],
    },
    {
      title: 'Governing law and courts',
      body: [
        `If you or your company are based in India, the law of India applies and the courts of ${india.city} decide. In every other case the law of England and Wales applies and its courts decide.`,
        'Please write to us before you go to court. Most disagreements about a website end with an email. If you are a consumer, you keep the protection and the courts of the country where you live.',
      ],
    },
    {
      title: 'Changes and the rest',
      body: [
        'We may change these terms. The version on this page applies when you visit. If one clause proves invalid, the others stay in force. If we do not enforce a clause once, we may still do so later.',
        `Questions about these terms go to ${company.email}.`,
      ],
    },
  ],
} as const satisfies LegalContent;
