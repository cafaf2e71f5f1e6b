import { college } from '@prangan/college/config'
import type { DemoApplication } from '@prangan/emulators/demo/types.ts'

const { courses, shortCode } = college
type Told = Pick<DemoApplication, 'name' | 'category' | 'course' | 'status'>

const application = (number: number, told: Told): DemoApplication => ({
  applicationNumber: `${shortCode}-2026-0${number}`,
  ...told,
  fatherName: `Father of ${told.name}`,
  motherName: `Mother of ${told.name}`,
  dob: '2007-10-05',
  gender: 'female',
  qualification: 'Class 12, 68 %',
  address: 'Gandhi Chowk',
  city: 'Wardha',
  pincode: '449901',
  sentAt: `2026-07-${String(number - 90).padStart(2, '0')}T11:00:00+05:30`,
})

export const demoApplications: readonly DemoApplication[] = [
  application(101, { name: 'Rutuja Bhoyar', category: 'obc', course: courses.bhsc.en, status: 'accepted' }),
  application(102, { name: 'Pooja Meshram', category: 'sc', course: courses.bsw.en, status: 'in review' }),
  application(103, {
    name: 'Nilofar Pathan',
    category: 'general',
    course: courses.blib.en,
    status: 'waiting',
  }),
  application(104, { name: 'Ashwini Kowe', category: 'st', course: courses.bfd.en, status: 'rejected' }),
  application(105, { name: 'Samiksha Joshi', category: 'ews', course: courses.mhsc.en, status: 'new' }),
  application(106, { name: 'Mary Dsouza', category: 'general', course: courses.msw.en, status: 'accepted' }),
  application(107, { name: 'Tejaswini Uikey', category: 'st', course: courses.mlib.en, status: 'new' }),
]
