/** The terms of admission. Whatever page or document names one of these figures takes it from here. */
export const admissionTerms = {
  formFee: '₹450',
  minimumMarks: '40%',
  reservation: [
    ['Scheduled Castes (SC)', '21%'],
    ['Scheduled Tribes (ST)', '2%'],
    ['Other Backward Classes (OBC)', '27%'],
  ],
  weightage: [
    ['Female candidates', '3%'],
    ['NCC "C" certificate', '3%'],
    ['NCC "B" certificate', '2%'],
    ['Players at national level', '3%'],
    ['Players at district or state level', '2%'],
    ['Physically handicapped candidates', '3%'],
    ['Dependents of freedom fighters and ex-soldiers', '2%'],
    ['Scout, Guide or NSS certificate', '2%'],
    ['Dependents of college staff', '10%'],
  ],
  bonaFideUntil: 'June 30',
  meritListWithin: 'one week',
} as const
