/** Applications of people who stand at the counter. */
export const counter = {
  title: 'New application at the counter',
  /** In the menu. */
  section: 'Counter',
  text: 'For somebody without a phone or a computer. The application goes on to marks and documents where a session takes applications for the course.',
  form: 'Application at the counter',
  notLoaded: 'It could not be loaded. Please check your internet connection and try again.',
  emailHint: 'May stay blank; then nothing is mailed, and the applicant comes to the counter.',
  language: 'Language of mails and letters',
  languageHint: 'The applicant’s own.',
  add: 'Save and continue',
  adding: 'Saving…',
  failed: 'The application could not be entered: ',
  /** The first step is entered; with the applicant's name and number. */
  goOn: (name: string, number: string) =>
    `${name} has the number ${number}. Please go on with marks and documents.`,
  entered: (name: string) => `The application of ${name} is on record.`,
  another: 'Next applicant',
  toApplication: 'Go to the application',
  print: 'Print the application',
  guardian: {
    title: 'Consent of the guardian on paper',
    text: 'Only if you have seen the signed paper. Your name is recorded with it.',
    name: 'Name of the guardian who signed',
    signedOn: 'Signed on',
    action: 'Record the consent',
    failed: 'It could not be recorded: ',
    done: (name: string) => `${name}: the guardian’s consent is recorded.`,
  },
}
