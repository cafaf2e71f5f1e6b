const file = <const Name extends string>(name: Name) => `/documents/${name}.pdf` as const

/** Each document's content is in the file of the same name in this folder. */
export const pdfPaths = {
  syllabusBa: file('syllabus-ba'),
  syllabusBscMaths: file('syllabus-bsc-maths'),
  syllabusBscBio: file('syllabus-bsc-bio'),
  syllabusMaPoliticalScience: file('syllabus-ma-political-science'),
  syllabusBcom: file('syllabus-bcom'),
  timetableBa: file('timetable-ba'),
  timetableBsc: file('timetable-bsc'),
  prospectus: file('prospectus'),
  baCourseCode: file('ba-course-code'),
  orientation: file('orientation'),
  alumniRules: file('alumni-rules'),
} as const
