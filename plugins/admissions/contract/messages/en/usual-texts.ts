/** Questions that a clerk can choose, by the kind of item that they are about. */
export const usualQuestions = {
  document: {
    unreadable:
      'We can’t read this document. Please photograph it again in good light, with all four corners.',
    cutOff: 'A part of this document is cut off. Please photograph all of it.',
    other: 'This is not the document that we ask for. Please add the right one.',
    somebodyElse: 'This document names somebody else. Please add your own.',
  },
  identity: {
    name: 'Your name is spelled differently on your documents. Please correct it.',
    birth: 'Your date of birth differs from your marksheet. Please correct it.',
  },
  education: {
    marks: 'Your marks differ from your marksheet. Please correct them.',
    roll: 'Your roll number or year differs from your marksheet. Please correct it.',
    awaited: 'Your result has been declared. Please enter your marks and add the marksheet.',
  },
  subjects: { full: 'This subject is not available to you. Please choose another one.' },
  category: {
    expired: 'Your certificate has expired. Please add a new one.',
    old: 'Your certificate is older than we accept. Please add one from this year.',
    differs: 'The number or date of your certificate differs from what you entered. Please correct it.',
  },
  bareClaim: {
    differs: 'This claim does not fit your other details. Please correct the claim, or those details.',
  },
  claim: { proof: 'Your certificate does not prove this claim. Please add another one.' },
}

/** Reasons for which a category or claim is refused, in the same way. */
export const usualReasons = {
  category: {
    expired: 'The certificate was no longer valid on the day of the application.',
    name: 'The certificate is in another name.',
    other: 'The certificate is for another category.',
    authority: 'The certificate is not from the authority that we ask for.',
  },
  /** Of a claim that no certificate belongs to. */
  bareClaim: {
    differs: 'This claim does not fit the other details of your application.',
    documents: 'Your documents show that this claim does not apply to you.',
  },
  claim: {
    proof: 'The certificate does not prove this claim.',
    name: 'The certificate is in another name.',
    level: 'The certificate is for a lower level than this claim.',
    late: 'The certificate is dated after the last date to apply.',
  },
}

/** Reasons for a correction by the office. */
export const usualCorrections = {
  identity: {
    name: 'The class 10 marksheet has this spelling.',
    birth: 'The class 10 marksheet has this date of birth.',
  },
  education: {
    marks: 'The marksheet has these marks.',
    /** In place of `marks`, where the numbers are known. */
    numbers: 'The marksheet says {now}, not {was}.',
    roll: 'The marksheet has this roll number or year.',
    declared: 'The result has been declared.',
  },
  subjects: { asked: 'The applicant asked for this choice.' },
  category: { certificate: 'The certificate says so.', date: 'The certificate has this number or date.' },
  claim: { proof: 'The certificate proves this claim.' },
}
