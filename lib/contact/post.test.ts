import { contactForm } from '@/.content';
import { leadFields } from './lead';
import { TRAP_FIELD, confirmsSuccess } from './post';

test('no field of the form has a name that a post adds, or that the form itself has', () => {
  const added = leadFields('https://a.example/contact?intent=demo&product=x', 'https://a.example/');
  const taken = [TRAP_FIELD, 'id', ...added.map(([name]) => name), 'action', 'reset', 'submit'];
  expect(contactForm.fields.filter(({ name }) => taken.includes(name))).toEqual([]);
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
