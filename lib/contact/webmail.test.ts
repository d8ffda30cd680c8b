import { webmailUrl } from './webmail';

it.each([
  ['gmail', 'mail.google.com', ['view', 'fs', 'to', 'su', 'body']],
  ['outlook', 'outlook.office.com', ['to', 'subject', 'body']],
] as const)('hands %s the message whole, and nothing else', (program, host, names) => {
  const text = 'Name: A&B\r\nMessage: 100% + “x”?#&bcc=y@z.example';
  const url = new URL(webmailUrl(program, 'info@firm.example', 'New message', text));
  expect(url.host).toBe(host);
  expect([...url.searchParams.keys()]).toEqual(names);
  expect(url.searchParams.get('to')).toBe('info@firm.example');
  expect(url.searchParams.get('body')).toBe(text);
  expect(url.hash).toBe('');
  expect(url.search).not.toContain('+');
});
