import type { MarksLabels } from '../../changed-marks.ts'

/** What a mail about corrected marks names. */
export const marksLabels: MarksLabels = {
  exams: { x: 'दहावी', xii: 'बारावी', ug: 'पदवी', cuet: 'CUET' },
  facts: {
    obtained: 'मिळालेले गुण',
    maximum: 'एकूण गुण',
    board: 'मंडळ किंवा विद्यापीठ',
    rollNumber: 'बैठक क्रमांक',
    year: 'उत्तीर्ण वर्ष',
    stream: 'शाखा किंवा विषय',
    number: 'अर्ज क्रमांक',
  },
  changed: (what, before, after) => `${what}: ${after} (आधी: ${before})`,
  nothing: 'काही नाही',
}
