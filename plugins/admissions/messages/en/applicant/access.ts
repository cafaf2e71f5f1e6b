export const access = {
  title: 'Track your application',
  description:
    'See the status of your application, answer our questions, accept a seat and report your payment.',
  intro:
    'See the status of your application and what to do next. You don’t need a password: we e-mail you a code.',
  withoutScripts:
    'This page needs JavaScript, which is switched off in your browser. Switch it on, or call the office: {{phone}}.',
  withCode: 'Open your application',
  number: 'Application number',
  numberHint: (example: string) => `For example ${example}. It is in our first e-mail to you.`,
  code: 'Code',
  codeHint: 'The six digits in our e-mail. Check your spam folder too.',
  open: 'Open application',
  opening: 'Opening…',
  withoutCode: 'Get a code',
  contact: 'E-mail or mobile number',
  contactHint: 'The one in your application. We send the code to the e-mail address given there.',
  mailCode: 'Mail me a code',
  sending: 'Sending…',
  codeSent: (answer: string, _minutes: number) => answer,
  ended:
    'For your safety this page closed after 30 minutes. What you typed is kept in this tab. Ask for a new code to open it again.',
  closed: 'This page no longer shows your application. On a shared computer, close the browser too.',
  apply: 'Not applied yet? [Apply for admission](/registration).',
}
