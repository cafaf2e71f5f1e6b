const file = <const Name extends string>(name: Name) => `/documents/${name}.pdf` as const

/** The paths of the documents that pages link to; each document's content is in the file of the same name here. */
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
