export const access = {
  title: 'Track your application',
  description:
    'See the status of your application for admission, answer questions, accept a seat and report the fee.',
  intro:
    'See the status of your application, and what to do next. You need no password: we e-mail you a code.',
  withoutScripts:
    'This page needs JavaScript, which is switched off in your browser. You can ask the office: {{phone}}.',
  withCode: 'Open your application',
  number: 'Application number',
  numberHint: (example: string) => `Such as ${example}: it was shown and mailed to you.`,
  code: 'Code',
  codeHint: 'The six digits from our mail. Look among unwanted mail too.',
  open: 'Open the application',
  opening: 'Opening…',
  withoutCode: 'Get a code',
  contact: 'E-mail or mobile number',
  contactHint: 'The one in your application. The code goes to the e-mail address in it.',
  mailCode: 'Mail me a code',
  sending: 'Sending…',
  codeSent: (answer: string, _minutes: number) => answer,
  ended:
    'For your safety this page closed after 30 minutes. What you typed is kept in this tab. Ask for a new code.',
  closed: 'The application is closed. On a shared computer, close the browser too.',
  apply: 'Not applied yet? [Apply for admission](/registration).',
}
