export const admissions = {
  page: {
    section: 'Admissions',
    title: 'Online registration',
    description: 'Apply for admission online: who may apply, what it costs, and the form.',
    intro: 'It takes about ten minutes.',
    withoutScripts:
      'This form needs JavaScript, which is switched off in your browser. You can apply at the college counter on working days between 10 a.m. and 4 p.m., or call {{phone}}.',
  },
  before: {
    title: 'Before you begin',
    facts: {
      who: {
        what: 'Who may apply',
        text: 'Bachelor’s degree: class 12 passed, with at least {{minimumMarks}} (general category). Master’s degree: graduates.',
      },
      cost: {
        what: 'What it costs',
        text: 'Applying online is free. The form with brochure costs {{formFee}} at the counter.',
      },
      dates: {
        what: 'Dates',
        text: 'The last date is under Notices. The merit list is published within {{meritListWithin}} after it.',
      },
      ready: {
        what: 'Keep ready',
        text: 'Your marksheets, to copy names and marks from. Nothing is uploaded: you hand in copies at the counter.',
      },
    },
    procedure: 'Admission procedure',
    notices: 'Notices and last dates',
  },

  fields: {
    name: 'Name',
    fatherName: "Father's name",
    motherName: "Mother's name",
    dob: 'Date of birth',
    gender: 'Gender',
    category: 'Category',
    mobile: 'Mobile number',
    email: 'E-mail',
    address: 'Address',
    city: 'City',
    state: 'State',
    pincode: 'PIN code',
    course: 'Course',
    qualification: 'Qualification',
  },
  genders: { male: 'Male', female: 'Female', other: 'Other' },
  sections: {
    applicant: 'Applicant',
    contact: 'Contact and address',
    course: 'Course and qualification',
    review: 'Review and declaration',
  },
  hints: {
    applicant: 'Write names exactly as on your class 10 marksheet.',
    contact: 'We use these to write to you or call you about your admission.',
    review: 'Check your answers before you send them.',
    mobile: '10 digits, without +91 or 0.',
    email: 'We e-mail your application number to this address.',
    address: 'House, street, village or mohalla, post office.',
    pincode: '6 digits.',
    qualification: (exam: string) =>
      `The last examination you passed, with stream and marks: ${exam} (Science), 72 %.`,
    /** Where later steps ask for the marks. */
    lastExam: (exam: string) =>
      `The last examination you passed: ${exam} (Science). We ask for the marks in the next steps.`,
  },
  mobilePlaceholder: '10-digit mobile number',
  pleaseChoose: 'Please choose',

  form: 'Application for admission',
  progress: {
    label: 'Progress',
    parts: 'Parts of the form',
    fields: (done: number, all: number) => `${done} of ${all} fields filled in`,
    part: (done: number, all: number) => `${done} of ${all}`,
    done: 'Done',
  },
  draft: {
    nothing: 'What you type is kept on this device until you send it.',
    restored: 'Saved on this device. What you typed before is here again.',
    saved: 'Saved on this device.',
    /** Below the message that it could not be sent. */
    kept: 'Your answers are kept on this device.',
    impossible: 'This browser can’t save what you type: send the form before you leave this page.',
    sharedComputer: 'On a shared computer, clear the form before you leave.',
    clear: 'Clear the form',
    clearTitle: 'Clear the form?',
    clearText:
      'This deletes everything you have typed from this page and this device. What you have already sent stays with the college.',
    keep: 'Keep it',
    clearAll: 'Clear everything',
  },
  review: { empty: 'What you fill in above is listed here.', missing: 'not filled in yet' },
  declaration:
    'I declare that what I have written here is true and complete. I know that my admission can be cancelled if anything in it is found false, and I agree to keep the rules of the college and the University.',

  submit: 'Submit application',
  busy: 'Submitting form...',
  offline: 'You are offline. What you typed is still here; send the form when you are connected again.',
  missing: 'Please fill in all required fields.',
  undeclared: 'Please agree to the declaration before submitting.',
  failure: {
    before: 'Error submitting form: ',
    refused: 'Unknown error',
    network: 'Failed to submit form. Please check your internet connection or try again later.',
  },

  receipt: {
    sent: (answer: string) => `Form submitted successfully! ${answer}`,
    number: 'Your application number',
    mailed: (email: string) => `Please note it down. A mail with it is on its way to ${email}.`,
    copy: 'Copy the number',
    copied: 'Copied.',
    notCopied: 'Please copy the number by hand.',
    print: 'Print the application',
    another: 'New application',
    next: 'What happens next',
    steps: [
      'Print this page and sign it, or note the application number.',
      'Hand it in at the counter with self-signed photocopies of your marksheets and certificates.',
      'Look for your name in the merit list on this website, within {{meritListWithin}} after the last application date.',
      'Come to counselling on the day given, with all originals and 2 passport photos.',
    ],
  },
  sheet: {
    label: 'The application as it is printed',
    title: 'Application for admission',
    number: (number: string) => `Application number: **${number}**`,
    received: (time: string) => `Received on ${time}`,
    placeAndDate: 'Place and date',
    applicant: 'Signature of the applicant',
    guardian: 'Signature of the parent or guardian',
  },
}
