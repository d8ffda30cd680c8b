import { contactForm } from '@/.content';
import { contactBody, mailtoUrl } from './mailto';

const [name, email, phone, company, text] = ['name', 'email', 'phone', 'company', 'message'].map(
  (fieldName) => contactForm.fields.find((field) => field.name === fieldName)?.mailLabel,
);

const message = {
  name: 'Asha Rao',
  email: 'asha@brand.example',
  phone: '',
  company: 'Brand',
  message: 'Hello',
};

describe('the body', () => {
  it('has the specified lines in their order, joined by CRLF', () => {
    const lines = contactBody({ ...message, phone: '+91 20 1234' }).split('\r\n');
    expect(lines.filter((line) => !line.endsWith(': Not provided'))).toEqual([
      ...[`${name}: Asha Rao`, `${email}: asha@brand.example`, `${phone}: +91 20 1234`],
      ...[`${company}: Brand`, `${text}: Hello`],
    ]);
  });

  it.each(['', ' ', '\t'])('says that no phone was given when it is %j', (blank) => {
    expect(contactBody({ ...message, phone: blank })).toContain(`\r\n${phone}: Not provided\r\n`);
  });

  it.each([
    ['one\ntwo', 'one\r\ntwo'],
    ['one\r\ntwo', 'one\r\ntwo'],
    ['one\rtwo', 'one\r\ntwo'],
    ['one\n\ntwo\n', 'one\r\n\r\ntwo\r\n'],
  ])('writes the line breaks of %j as CRLF', (input, output) => {
    expect(contactBody({ ...message, message: input })).toContain(`${text}: ${output}`);
  });

  it('keeps a line break in a short value from posing as another line', () => {
    expect(contactBody({ ...message, name: `Asha\r\n${email}: other@brand.example` })).toContain(
      `${name}: Asha ${email}: other@brand.example\r\n${email}: asha@brand.example\r\n`,
    );
  });
});

describe('the address', () => {
  const address = (text: string) => mailtoUrl('info@firm.example', contactForm.subject, text);

  it('survives a round trip through a URL parser with exactly one subject and body', () => {
    const input = 'x&subject=y&to=z@w.example\r\nBcc: q?#%&+;, "\'<> न שלום 👩‍🔬 \0';
    const url = new URL(address(input));
    expect(address(input)).toMatch(
      /^mailto:info@firm\.example\?subject=New%20Contact%20Form%20Submission&body=[-\w.!~*'()%]+$/,
    );
    expect(url.pathname).toBe('info@firm.example');
    expect(url.hash).toBe('');
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(decodeURIComponent(url.search.split('&body=')[1] ?? '')).toBe(input);
  });

  it('refuses text that has no encoding', () => {
    expect(() => address('half a pair: \ud83d')).toThrow(URIError);
  });
});
