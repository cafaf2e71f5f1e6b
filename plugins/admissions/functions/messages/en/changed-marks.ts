import type { MarksLabels } from '../../changed-marks.ts'

/** What a mail about corrected marks names. */
export const marksLabels: MarksLabels = {
  exams: { x: 'Class 10', xii: 'Class 12', ug: 'First degree', cuet: 'CUET' },
  facts: {
    obtained: 'marks obtained',
    maximum: 'maximum marks',
    board: 'board or university',
    rollNumber: 'roll number',
    year: 'year of passing',
    stream: 'stream or subjects',
    number: 'application number',
  },
  changed: (what, before, after) => `${what}: ${after} (before: ${before})`,
  nothing: 'not entered',
}
