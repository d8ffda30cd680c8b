import { contactForm } from '@/words';
import { contactBody, mailtoAddress } from './mailto';

const message = {
  name: 'Asha Rao',
  email: 'asha@brand.example',
  phone: '',
  company: 'Brand',
  message: 'Hello',
};

describe('the body', () => {
  it('has five lines in the specified order, joined by CRLF', () => {
    expect(contactBody({ ...message, phone: '+91 20 1234' })).toBe(
      'Name: Asha Rao\r\nEmail: asha@brand.example\r\nPhone: +91 20 1234\r\nCompany: Brand\r\nMessage: Hello',
    );
  });

  it.each(['', ' ', '\t'])('says that no phone was given when it is %j', (phone) => {
    expect(contactBody({ ...message, phone })).toContain('\r\nPhone: Not provided\r\n');
  });

  it.each([
    ['one\ntwo', 'one\r\ntwo'],
    ['one\r\ntwo', 'one\r\ntwo'],
    ['one\rtwo', 'one\r\ntwo'],
    ['one\n\ntwo\n', 'one\r\n\r\ntwo\r\n'],
  ])('writes the line breaks of %j as CRLF', (typed, sent) => {
    expect(contactBody({ ...message, message: typed })).toMatch(`Message: ${sent}`);
  });

  it('keeps a line break in a short value from posing as another line', () => {
    expect(contactBody({ ...message, name: 'Asha\r\nEmail: other@brand.example' })).toMatch(
      /^Name: Asha Email: other@brand\.example\r\nEmail: asha@brand\.example\r\n/,
    );
  });
});

describe('the address', () => {
  const address = (text: string) =>
    mailtoAddress('info@firm.example', contactForm.message.subject, text);

  it('survives a round trip through a URL parser with exactly one subject and body', () => {
    const typed = 'x&subject=y&to=z@w.example\r\nBcc: q?#%&+;, "\'<> न שלום 👩‍🔬 \0';
    const url = new URL(address(typed));
    expect(address(typed)).toMatch(
      /^mailto:info@firm\.example\?subject=New%20Contact%20Form%20Submission&body=[-\w.!~*'()%]+$/,
    );
    expect(url.pathname).toBe('info@firm.example');
    expect(url.hash).toBe('');
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(decodeURIComponent(url.search.split('&body=')[1] ?? '')).toBe(typed);
  });

  it('encodes an unusual recipient so that it stays one recipient', () => {
    expect(mailtoAddress('a,b?c@firm.example', 's', 'b')).toBe(
      'mailto:a%2Cb%3Fc@firm.example?subject=s&body=b',
    );
  });

  it('refuses text that has no encoding', () => {
    expect(() => address('half a pair: \ud83d')).toThrow(URIError);
  });
});
