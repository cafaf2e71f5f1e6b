import { college } from '@prangan/college/config'
import { demoTeacherLogins } from './accounts.ts'

const course = Object.values(college.courses)[0]?.en ?? ''

export const demoInquiries = [
  {
    id: 'F-2026-A3C7KQ4',
    sentAt: '2026-11-10T18:20:00+05:30',
    subject: 'Library hours',
    message: 'Thank you for keeping the library open in the evening.',
    sender: { name: 'Alumna A', email: 'alumna@example.com', role: 'alumnus' },
  },
  {
    id: 'E-2026-M9N4QX6',
    sentAt: '2026-11-12T10:10:00+05:30',
    subject: course,
    course,
    message: 'When do applications open?',
    sender: { name: 'Applicant A', mobile: '6666643001' },
    steps: [{ on: '2026-11-13', assignedTo: demoTeacherLogins[1].email }],
  },
  {
    id: 'G-2026-C4D7EF6',
    sentAt: '2026-10-06T11:00:00+05:30',
    category: 'facilities',
    subject: 'Water',
    message: 'There is no water on the second floor.',
    sender: { name: 'Student A', email: 'student@example.com' },
    steps: [
      { on: '2026-10-07', status: 'acknowledged' },
      { on: '2026-10-15', status: 'decided', outcome: 'upheld', answer: 'A second tank is being built.' },
      { on: '2026-10-30', status: 'closed' },
    ],
  },
] as const
