import type { DemoNotice } from '@prangan/emulators/demo/types.ts'

export const demoNotices: readonly DemoNotice[] = [
  {
    key: 'hostel',
    title: 'Hostel: rooms for the second term',
    titleMr: 'वसतिगृह: दुसऱ्या सत्रासाठी खोल्या',
    type: 'News',
    publishedAt: '2026-11-02T11:00:00+05:30',
    isPinned: true,
    circular: {
      fileName: 'hostel-rooms',
      number: 14,
      office: 'principal',
      subject: 'Rooms in the hostel',
      body: ['Write to the warden by 30 November. Rooms go to those who live farthest away.'],
    },
  },
  {
    key: 'library-hours',
    title: 'The library is open until 8 pm',
    titleMr: 'ग्रंथालय रात्री 8 पर्यंत खुले',
    type: 'News',
    publishedAt: '2026-10-12T10:00:00+05:30',
    link: '/contact',
  },
  {
    key: 'millet-fair',
    title: 'Millet fair on the college ground',
    titleMr: 'महाविद्यालयाच्या मैदानावर भरडधान्य महोत्सव',
    type: 'Events',
    publishedAt: '2026-10-20T10:00:00+05:30',
    eventDate: '2026-12-05',
  },
  {
    key: 'village-camp',
    title: 'Camp in Anji: seven days of social work',
    titleMr: 'आंजी येथे शिबिर: सात दिवस समाजकार्य',
    type: 'Events',
    publishedAt: '2026-11-09T10:00:00+05:30',
  },
  {
    key: 'ticker-admission',
    title: 'Apply for the year 2026-27',
    titleMr: '2026-27 या वर्षासाठी अर्ज करा',
    type: 'Marquee',
    publishedAt: '2026-11-10T10:00:00+05:30',
    link: '/registration',
  },
]
