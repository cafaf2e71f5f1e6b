/** Messages of the later steps of an application; loaded only with them. */
export default {
  title: 'Your application',
  loading: 'The next steps are loading…',
  loadFailed: 'We couldn’t load the next steps. What you have sent is safe with us; try again.',
  tryAgain: 'Try again',
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  stepsLabel: 'Steps of the application',
  /** Follows the message of the first step. */
  afterFirst: 'Now complete the steps below.',
  number: (number: string) => `Application number: **${number}**`,
  until: (course: string, time: string) => `${course}: complete it by **${time}**.`,
  stepDone: 'complete',
  stepOpen: 'to do',
  next: 'Save and continue',
  back: 'Back',
  optional: (label: string) => `${label} (optional)`,
  saved: 'Saved on this device. You can leave and come back later.',
  notSaved: 'This browser can’t save what you type. Finish before you leave this page.',
  choose: 'Please choose',
  correct: 'Please correct the marked fields.',
  failure: {
    refused: "We couldn't send it. Your answers are still here; try again.",
    network: 'You are offline. Your answers are still here; try again when you are connected.',
  },

  names: {
    about: 'About you',
    marks: 'Marks',
    subjects: 'Subjects',
    claims: 'Weightage and claims',
    documents: 'Documents',
    review: 'Check and send',
  },

  about: {
    intro: 'Fields without a star are optional.',
    nameHi: 'Name in Hindi',
    nameHiHint: 'As it should appear on certificates, for example मीरा जोशी.',
    domicile: 'State of domicile',
    domicileHint: 'The state that has given you a domicile certificate, or could give you one.',
    registrationHint: (site: string) =>
      `The university gives you this number when you register on [its website](${site}). Copy it exactly. No number yet? Register there; until then you can fill in the other steps above.`,
    guardian: 'Guardian',
    guardianText:
      'You are under 18, so a parent or guardian must agree. After you send the application, we e-mail them a code for this.',
    guardianName: 'Guardian’s name',
    guardianMobile: 'Guardian’s mobile number',
    guardianEmail: 'Guardian’s e-mail',
    guardianEmailHint: 'We send the code there. If your guardian has no e-mail address, give yours.',
    category: (category: string) => `Certificate: ${category}`,
    certificateNumber: 'Certificate number',
    authority: 'Issued by',
    authorityHint: (officer: string, town: string) => `For example: ${officer}, ${town}.`,
    issuedOn: 'Date of issue',
    expired: (years: number) =>
      years === 1
        ? 'This certificate is more than a year old, which is too old for this category. Get a new one. You can continue without it for now.'
        : `This certificate is more than ${years} years old, which is too old for this category. Get a new one. You can continue without it for now.`,
  },

  marks: {
    intro: 'Copy everything exactly as on the marksheet.',
    fromFirst: 'What you wrote in the first step is already filled in; correct it if the marksheet differs.',
    exams: ({ x, xii }: { x: string; xii: string }) => ({
      x: `Class X (${x})`,
      xii: `Class XII (${xii})`,
      ug: 'First degree',
    }),
    board: { x: 'Board', xii: 'Board', ug: 'University' },
    boardHint: (boards: string) => `For example: ${boards}.`,
    rollNumber: 'Roll number',
    year: 'Year of passing',
    yearHint: 'Four digits. If the result is awaited, the year of the examination.',
    stream: 'Stream or subjects',
    obtained: 'Marks obtained',
    maximum: 'Maximum marks',
    isAwaited: 'The result is awaited',
    percentage: (percent: string) => `Percentage: **${percent} %**`,
    percentageLater: 'We calculate the percentage from your marks.',
    percentageAwaited: 'The office asks you for the marks later.',
    cuet: 'CUET',
    cuetText: 'Fill this in only if you took CUET.',
    cuetNumber: 'CUET application number',
    cuetObtained: 'Score',
    cuetMaximum: 'Maximum score',
  },

  subjects: {
    intro: 'Choose the subjects you want to study. If a subject is full, the office asks you again.',
    exactly: (count: number) => `Choose ${count}.`,
    between: (least: number, most: number) => `Choose ${least} to ${most}.`,
    chosen: (count: number, most: number) => `${count} of ${most} chosen`,
    seats: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
    /** For a subject that chosen ones exclude. */
    excludedBy: (others: string) => `You can’t combine it with ${others}.`,
    takenIn: (group: string) => `Already chosen under ${group}.`,
  },

  claims: {
    intro:
      'Tick what applies to you. If we need proof, the next step asks for it. If nothing applies, continue.',
    legend: 'What applies to you',
    points: (points: string) => (points === '1' ? '1 point' : `${points} points`),
    reserved: 'reserved seats',
    onlyHighest: 'only the highest of this kind counts',
    ticked: 'ticked because of the gender you gave; untick it if you don’t claim it',
    none: 'You can’t claim weightage or reserved seats in this session.',
    disabilityPercent: 'Disability in per cent',
    disabilityHint: 'Exactly as on the certificate.',
  },

  documents: {
    intro:
      'Lay each document flat and photograph the whole page in good light. Your device makes the pictures smaller, so they use little data.',
    limits: (photo: string, page: string, pdf: string) =>
      `We reduce the photo and signature to ${photo} and each page to ${page}. A PDF can be up to ${pdf}.`,
    count: (count: number, most: number) => `${count} of at most ${most} documents added`,
    loading: 'Checking which documents you have added…',
    needed: 'needed',
    later: 'can be added later',
    optional: 'optional',
    camera: 'Take a photo',
    choose: 'Choose a file',
    chooseAnother: 'Choose another file',
    rotate: 'Rotate',
    remove: 'Remove',
    larger: 'Enlarge picture',
    retry: 'Send again',
    preparing: 'Preparing the picture…',
    uploading: 'Sending',
    storing: 'Saving…',
    stored: (name: string, size: string) => `Added: ${name}, ${size}`,
    readable: 'Can you read every word? If not, take it again.',
    small: 'This picture is small. Check that you can read every word, or take it again from closer.',
    offline: 'You are offline. We keep the file here and send it as soon as you are connected.',
    noPicture: 'We couldn’t read this file. Take a photo, or choose a JPEG, PNG or PDF file.',
    onlyPicture: 'Please add a picture here, not a PDF.',
    pdfTooLarge: (most: string) => `This PDF is larger than ${most}. Photograph the page instead.`,
    stillTooLarge: (most: string) => `We couldn’t make this picture smaller than ${most}. Take it again.`,
    full: (most: number) => `You have reached the limit of ${most} documents. Remove one to add another.`,
    underWay: 'Wait until every document has been sent. If one failed, send it again.',
    missing: 'Add this document.',
    preview: (name: string) => `Preview: ${name}`,
    close: 'Close',
  },

  review: {
    intro:
      'Check everything once more. After you send it, you can still correct it until applications for this programme close.',
    change: 'Change',
    first: 'Name, contact and course',
    changeOf: (step: string) => `: ${step}`,
    incomplete: 'Not complete yet',
    notFilled: 'not filled in',
    awaited: 'Result awaited',
    noClaims: 'None',
    documents: 'Documents',
    added: 'added',
    missing: 'missing',
    consents: 'Your consent',
    consentsText:
      'Each is separate; only the first is required. Nothing is ticked for you, and you can take each of them back.',
    purposes: {
      admission: {
        title: 'To use my details and documents for this admission',
        what: 'Your name, contact, date of birth, category, marks, certificates, photo and signature.',
        why: 'To check your application, to rank it, to offer you a seat and to write to you about it.',
        howLong:
          'If you are admitted, as long as you study here and as the University demands. Otherwise documents are deleted one session after admission closes.',
        withdraw:
          'Withdraw the application on its page, or write to the office. It is then not looked at any further.',
      },
      university: {
        title: 'To pass them on to the University and the state’s scholarship portal',
        what: 'Your name, date of birth, category, marks, subjects, photo and registration number.',
        why: 'For your enrolment, your examinations and scholarships that you apply for.',
        howLong: 'As long as the University and the portal keep their own records.',
        withdraw:
          'On the page of your application, or write to the office. Without it the office asks you before it passes anything on.',
      },
      messages: {
        title: 'To tell me of other notices of the college',
        what: 'Your mobile number and e-mail address.',
        why: 'For notices about classes, fees and examinations, beyond this application.',
        howLong: 'Until you take it back, at most until you leave the college.',
        withdraw: 'On the page of your application, or write to the office.',
      },
    },
    what: 'What',
    why: 'What for',
    howLong: 'How long',
    withdraw: 'How you take it back',
    details: 'Read what this means',
    declaration:
      'I declare that what I have entered and added is true, complete and my own. I know that my admission can be cancelled if anything is found false.',
    undeclared: 'Agree to the declaration before you send the application.',
    send: 'Send application',
    sending: 'Sending your application…',
    incompleteSteps: 'Complete the steps marked ‘Not complete yet’.',
  },

  first: {
    title: 'Change name, contact or course',
    text: 'This replaces what you sent in the first step. If you change your e-mail address, we mail your application number and all codes there.',
    save: 'Save changes',
    saving: 'Saving…',
    cancel: 'Cancel',
  },

  access: {
    title: 'Confirm that it is you',
    text: (minutes: number) =>
      `For your safety we locked your application after ${minutes} minutes. What you typed is still here. To continue, enter the code we e-mail you.`,
    contact: 'Your e-mail or mobile number',
    contactHint: 'The one you gave in the first step. We send the code to the e-mail address.',
    mailCode: 'Mail me a code',
    sent: (answer: string) => answer,
    code: 'Code',
    codeHint: 'The six digits in our e-mail.',
    open: 'Continue',
    another: 'Mail me another code',
    cancel: 'Not now',
    stopped: 'Your application is still locked. What you typed is saved on this device.',
  },

  leave: {
    another: 'Start another application',
    title: 'Remove this application from this device?',
    text: 'This removes what you typed in these steps from this device. The first step and the documents you have added stay with us. You can continue later with your application number and a code by e-mail.',
    keep: 'Keep application',
    remove: 'Remove application',
    shared: 'On a shared computer, remove your application before you leave.',
  },

  done: {
    sent: 'Your application has been sent.',
    number: 'Your application number',
    next: 'What happens next',
    steps: [
      'The office checks your application. If something is missing, we e-mail you, and you answer on the page of your application.',
      'When the merit list is published, your rank appears on that page.',
    ],
    /** With a seat, in the order that the session sets. */
    withSeat: {
      'money first': [
        'If we offer you a seat, accept it and pay the fee within the time shown there.',
        'Bring the originals of your documents when you come to the college.',
      ],
      'originals first': [
        'If we offer you a seat, come to the college with the originals of your documents.',
        'Pay the fee once we have checked them, within the time shown on that page.',
      ],
    },
    ownPage: 'Open my application',
    print: 'Print application',
    another: 'Start another application',
    finish:
      'On a shared computer, choose ‘Start another application’ before you leave. It removes yours from the screen.',
  },

  guardian: {
    title: 'Your guardian’s consent',
    text: (email: string, minutes: number) =>
      `You are under 18, so your guardian has to agree. When you sent the application we e-mailed a code to ${email}; it works for ${minutes} minutes. Your guardian tells you the code, or enters it here. Until then the office can’t verify your application.`,
    sent: (answer: string) => answer,
    mailAnother: 'Mail my guardian another code',
    code: 'Your guardian’s code',
    codeHint: 'The six digits in our e-mail to your guardian.',
    confirm: 'My guardian agrees',
    confirmed: 'Your guardian has agreed.',
    later: 'You can also do this later, on the page of your application.',
  },

  sheet: {
    session: (name: string) => `Session ${name}`,
    photo: 'Photo',
    details: 'Further details',
    education: 'Examinations',
    examination: 'Examination',
    board: 'Board or university',
    rollNumber: 'Roll number',
    year: 'Year',
    marks: 'Marks',
    percentage: 'Per cent',
    subjects: 'Subjects',
    claims: 'Claims',
    documents: 'Documents added',
    guardian: 'Guardian',
    consents: 'Consents',
    given: 'given',
    refused: 'not given',
  },
}
