/** The message that the contact form writes. What stands in braces is what the visitor wrote. */
export const contactMessage = {
  subject: 'New Contact Form Submission',
  lines: [
    'Name: {name}',
    'Email: {email}',
    'Phone: {phone}',
    'Company: {company}',
    'Message: {message}',
  ],
  noPhone: 'Not provided',
} as const;
