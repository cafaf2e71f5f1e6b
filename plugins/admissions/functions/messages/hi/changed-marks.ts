import type { MarksLabels } from '../../changed-marks.ts'

/** What a mail about corrected marks names. */
export const marksLabels: MarksLabels = {
  exams: { x: 'कक्षा 10', xii: 'कक्षा 12', ug: 'स्नातक', cuet: 'CUET' },
  facts: {
    obtained: 'प्राप्तांक',
    maximum: 'पूर्णांक',
    board: 'बोर्ड या विश्वविद्यालय',
    rollNumber: 'अनुक्रमांक',
    year: 'उत्तीर्ण होने का वर्ष',
    stream: 'विषय-वर्ग या विषय',
    number: 'आवेदन संख्या',
  },
  changed: (what, before, after) => `${what}: ${after} (पहले: ${before})`,
  nothing: 'कुछ नहीं',
}
