import { reservedFieldNames } from '@/content/schema/contact-form';
import { attributionFields } from './attribution';
import { HONEYPOT_FIELD, confirmsSuccess } from './post';

test('authors cannot give a field of the form a name that a post adds', () => {
  const added = attributionFields(
    'https://a.example/contact?intent=demo&product=x',
    'https://a.example/',
  );
  const names = [HONEYPOT_FIELD, 'id', ...added.map(([name]) => name)];
  expect(reservedFieldNames).toEqual(expect.arrayContaining(names));
});

it.each([
  ['', true],
  [' \n', true],
  ['{}', true],
  ['null', true],
  ['{"ok":true,"next":"/thanks"}', true],
  ['{"success":true,"message":"Sent."}', true],
  ['{"success":"true"}', true],
  ['{"message":"Sent.","error":null,"errors":[]}', true],
  ['{"success":false}', false],
  ['{"success":"false"}', false],
  ['{"ok":false}', false],
  ['{"error":"Form not found"}', false],
  ['{"errors":[{"code":"EMPTY"}]}', false],
  ['{"errors":{"email":"wrong"}}', false],
  ['<!DOCTYPE html><title>Sign in</title>', false],
  ['{"success":tr', false],
])('an answer of %j confirms a success: %s', (body, expected) => {
  expect(confirmsSuccess(body)).toBe(expected);
});
