import type { ContactFormContent } from './schema';

/** The words of the contact form, in each of its states. */
export const contactForm = {
  title: 'Your details',
  fields: {
    name: { label: 'Full Name *', missing: 'Enter your full name.' },
    email: {
      label: 'Email Address *',
      missing: 'Enter your email address.',
      wrong: 'Enter the email address in full, such as name@company.com.',
    },
    phone: { label: 'Phone Number', hint: 'Optional.' },
    company: { label: 'Company Name *', missing: 'Enter your company’s name.' },
    message: {
      label: 'Tell us about your project *',
      missing: 'Tell us about your project in a sentence or two.',
    },
  },
  times: {
    title: 'When would suit you?',
    weeks: [
      { label: 'This week', words: 'this week' },
      { label: 'Next week', words: 'next week' },
    ],
    parts: [
      { label: 'Morning', words: 'in the morning' },
      { label: 'Afternoon', words: 'in the afternoon' },
    ],
    hint: 'Your choice goes into the message as a line you can edit.',
    opening: 'A time that would suit me:',
    written: 'Written into your message:',
  },
  oneProblem: 'One field needs your attention.',
  manyProblems: '{count} fields need your attention.',
  submit: 'Send Message',
  submitting: 'Submitting...',
  sent: {
    title: 'Form Submitted!',
    text: "Your email client will open to send the message. We'll get back to you soon!",
  },
  posted: {
    title: 'Form Submitted!',
    text: "Your message has reached us. We'll get back to you soon!",
  },
  failed: { title: 'Error', text: 'Something went wrong. Please try again.' },
  notSent: {
    title: 'Your message was not sent',
    text: 'Everything you wrote is still here. Try again, or send it by mail in one of the ways below.',
  },
  tooLong: {
    title: 'Too long for a mail program',
    text: 'No mail program takes a message this long from a page. Copy it below and paste it into a mail to us.',
  },
  dismissNotice: 'Dismiss notice',
  another: 'Write another',
  notice:
    'Your own mail program opens with your name, email, phone, company and message filled in, and nothing is sent until you send it there.',
  noticePosted:
    'Your name, email, phone, company and message are sent to us when you press the button, with the page and the campaign that led you here, and used for nothing but our reply.',
  privacyLink: 'Privacy policy',
  composed: {
    title: 'Your message',
    text: 'If no mail program opened, copy it or open it in your mail on the web.',
    tooLong: 'Paste the copy into a mail to this address.',
    long: 'This message is too long for some mail programs: copy it first.',
    longDetail:
      'Its address has {length} characters, and some programs cut what comes after {limit}. If yours does, paste the copy into the mail.',
    copy: 'Copy message',
    copied: 'Message copied.',
    selected:
      'This browser does not let the page copy. The message is selected: copy it with Ctrl+C, or with ⌘C on a Mac.',
    retry: 'Try again',
    open: 'Open mail program',
    openAgain: 'Open mail program again',
    openEmpty: 'Open an empty mail',
    gmail: 'Open in Gmail',
    outlook: 'Open in Outlook on the web',
    to: 'To',
    subject: 'Subject',
  },
} as const satisfies ContactFormContent;
