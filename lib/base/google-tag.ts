/** Where Google's tag comes from; the policy lets scripts in from nowhere else. */
export const googleTagOrigin = 'https://www.googletagmanager.com';
