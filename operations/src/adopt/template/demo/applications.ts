import { college } from '@prangan/college/config'
import type { DemoApplication } from '@prangan/emulators/demo/types.ts'

export const demoApplications: readonly DemoApplication[] = Object.values(college.courses).map(
  ({ en: course }, at) => ({
    applicationNumber: `${college.shortCode}-2026-0${101 + at}`,
    name: `Applicant ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}`,
    course,
    category: 'general',
    status: at === 0 ? 'accepted' : 'new',
    fatherName: 'Father',
    motherName: 'Mother',
    dob: '2007-10-05',
    gender: 'female',
    qualification: 'Class 12, 68 %',
    address: 'Main Road',
    city: 'Town',
    pincode: '449901',
    sentAt: '2026-07-10T11:00:00+05:30',
  }),
)
