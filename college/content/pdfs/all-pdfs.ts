import type { PdfContent } from '@prangan/contract/content/pdf-content'
import { pdf as alumniRules } from './alumni-rules.ts'
import { pdf as baCourseCode } from './ba-course-code.ts'
import { pdf as orientation } from './orientation.ts'
import { pdf as prospectus } from './prospectus.ts'
import { pdf as syllabusBa } from './syllabus-ba.ts'
import { pdf as syllabusBcom } from './syllabus-bcom.ts'
import { pdf as syllabusBscBio } from './syllabus-bsc-bio.ts'
import { pdf as syllabusBscMaths } from './syllabus-bsc-maths.ts'
import { pdf as syllabusMaPoliticalScience } from './syllabus-ma-political-science.ts'
import { pdf as timetableBa } from './timetable-ba.ts'
import { pdf as timetableBsc } from './timetable-bsc.ts'

export const allPdfs: readonly PdfContent[] = [
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
