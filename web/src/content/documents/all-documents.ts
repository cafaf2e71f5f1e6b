import { document as alumniRules } from './alumni-rules.ts'
import { document as baCourseCode } from './ba-course-code.ts'
import type { DocumentContent } from './document-content.ts'
import { document as orientation } from './orientation.ts'
import { document as prospectus } from './prospectus.ts'
import { document as syllabusBa } from './syllabus-ba.ts'
import { document as syllabusBcom } from './syllabus-bcom.ts'
import { document as syllabusBscBio } from './syllabus-bsc-bio.ts'
import { document as syllabusBscMaths } from './syllabus-bsc-maths.ts'
import { document as syllabusMaPoliticalScience } from './syllabus-ma-political-science.ts'
import { document as timetableBa } from './timetable-ba.ts'
import { document as timetableBsc } from './timetable-bsc.ts'

/** Every document that the college hands out. The build prints them; no page imports this. */
export const allDocuments: readonly DocumentContent[] = [
  syllabusBa,
  syllabusBscMaths,
  syllabusBscBio,
  syllabusMaPoliticalScience,
  syllabusBcom,
  timetableBa,
  timetableBsc,
  prospectus,
  baCourseCode,
  orientation,
  alumniRules,
]
