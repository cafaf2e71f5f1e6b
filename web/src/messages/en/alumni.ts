/** The alumni registration, and what the gallery says around its cards. */
export const alumni = {
  page: {
    title: 'Alumni registration',
    description:
      'Former students register here with a photo. The office checks each registration before it is shown in the alumni gallery.',
    lead: 'You studied here? Then you still belong. Tell us where life has taken you.',
    withoutScripts: 'The form needs JavaScript. Please switch it on, or write to {{email}}.',
  },
  why: {
    title: 'For everyone who studied here',
    reasons: [
      'Students see where a degree from here can lead, and who they can ask.',
      'Your classmates find you, and the association writes to you when it meets.',
      'It costs nothing and takes about five minutes. Keep a photo of your face at hand.',
    ],
    steps: [
      { name: 'You register', text: 'Fill in the form below and add a photo.' },
      {
        name: 'The office verifies',
        text: 'It looks up your year and degree in its registers. Until then nothing is shown.',
      },
      { name: 'You are in the gallery', text: 'We write to you by e-mail as soon as you are.' },
    ],
  },
  /** The seven fields of the public record; the number is its 'Id'. */
  shown: {
    title: 'What becomes public',
    items: [
      'Name',
      'Photo',
      'Degree',
      'Year of passing',
      'Designation',
      'Working place',
      'A random record number',
    ],
    rest: 'Nothing else. Your parents’ names, e-mail address, mobile number, date of birth, address, gender and specialization are seen by the office alone.',
    removal: 'If you change your mind',
    removalText:
      'Write to the office or call it, at any time and without a reason. It corrects or deletes your record, photo included.',
  },

  open: 'Get Registered',
  form: 'Your registration',
  parts: {
    you: 'You',
    contact: 'How to reach you',
    college: 'Your time at the college',
    work: 'Your work',
    photo: 'Your photo',
  },
  fields: {
    name: 'Name',
    father: "Father's name",
    mother: "Mother's name",
    email: 'E-mail',
    MoNo: 'Mobile number',
    dob: 'Date of birth',
    address: 'Address',
    gender: 'Gender',
    degree: 'Degree',
    year: 'Year of passing',
    designation: 'Designation',
    workingplace: 'Working place',
    specialization: 'Specialization',
  },
  /** A field's label, where it may stay blank. */
  optional: (field: string) => `${field} (optional)`,
  hints: {
    email: 'Here we write to you once you are verified.',
    MoNo: '10 digits.',
    year: 'Four digits, for example 2011.',
    specialization: 'Your main subject, if you had one.',
    designation: 'For example Teacher, Farmer, Homemaker.',
    workingplace: 'Where you work: the organization and the town.',
  },
  genders: { Male: 'Male', Female: 'Female', Other: 'Other' },
  photo: {
    label: 'Photo',
    hint: 'Your face, clearly visible. A large picture is made smaller before it is sent.',
    chosen: 'The chosen portrait',
    choose: 'Choose a photo',
    chooseAnother: 'Choose another',
    drop: 'or drop it here',
    reading: 'Reading the picture…',
    remove: 'Remove photo',
    about: (kind: string, width: number, height: number, size: string) =>
      `${kind} picture, ${width} × ${height} px, ${size}`,
    madeSmaller: (from: string) => `Made smaller, from ${from}`,
  },
  uploading: 'Uploading',
  saving: 'Saving',
  submit: 'Submit',
  submitting: 'Submitting…',
  /** Before what was refused, and before what kept it from being sent. */
  refused: 'Submission failed: ',
  notSent: 'Error: ',

  /** With what the server answered. */
  sent: (answer: string) => answer,
  next: 'What happens next: the office compares your registration with its registers. Once you are verified you are shown in the alumni gallery, and we tell you by e-mail. Questions: {{email}}.',
  another: 'Register another person',
}
