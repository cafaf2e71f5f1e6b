import { college } from '@prangan/college/config'
import { demoTeacherLogins } from './accounts.ts'

export const demoInquiries = [
  {
    id: 'F-2026-A3C7KQ4',
    sentAt: '2026-11-10T18:20:00+05:30',
    subject: 'Library hours',
    message: 'Thank you for keeping the library open in the evening.',
    sender: { name: 'Lata Kowe', email: 'lata.kowe@example.com', role: 'alumnus' },
  },
  {
    id: 'E-2026-M9N4QX6',
    sentAt: '2026-11-12T10:10:00+05:30',
    subject: college.courses.bsw.en,
    course: college.courses.bsw.en,
    message: 'Is the field work also in Hinganghat?',
    sender: { name: 'Ashwini Bhoyar', mobile: '6666643001' },
    steps: [{ on: '2026-11-13', assignedTo: demoTeacherLogins[1].email }],
  },
  {
    id: 'G-2026-C4D7EF6',
    sentAt: '2026-10-06T11:00:00+05:30',
    category: 'hostel',
    subject: 'Water in the hostel',
    message: 'There is no water on the second floor after eight.',
    sender: { name: 'Rutuja Dahake', email: 'rutuja.dahake@example.com' },
    steps: [
      { on: '2026-10-07', status: 'acknowledged' },
      { on: '2026-10-15', status: 'decided', outcome: 'upheld', answer: 'A second tank is being built.' },
      { on: '2026-10-30', status: 'closed' },
    ],
  },
] as const
