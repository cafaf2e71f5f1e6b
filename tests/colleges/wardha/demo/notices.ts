import type { DemoNotice } from '@prangan/emulators/demo/types.ts'

export const demoNotices: readonly DemoNotice[] = [
  {
    key: 'hostel',
    title: 'Hostel: rooms for the second term',
    titleHi: 'छात्रावास: दूसरे सत्र के कमरे',
    type: 'News',
    publishedAt: '2026-11-02T11:00:00+05:30',
    isPinned: true,
    circular: {
      fileName: 'hostel-rooms',
      number: 14,
      office: 'principal',
      subject: 'Rooms in the hostel',
      subjectHi: 'छात्रावास के कमरे',
      body: ['Write to the warden by 30 November. Rooms go to those who live farthest away.'],
      bodyHi: ['30 नवंबर तक वार्डन को लिखें। कमरे सबसे दूर रहने वालों को पहले मिलेंगे।'],
    },
  },
  {
    key: 'library-hours',
    title: 'The library is open until 8 pm',
    titleHi: 'पुस्तकालय रात 8 बजे तक खुला',
    type: 'News',
    publishedAt: '2026-10-12T10:00:00+05:30',
    link: '/contact',
  },
  {
    key: 'millet-fair',
    title: 'Millet fair on the college ground',
    titleHi: 'महाविद्यालय के मैदान पर श्रीअन्न मेला',
    type: 'Events',
    publishedAt: '2026-10-20T10:00:00+05:30',
    eventDate: '2026-12-05',
  },
  {
    key: 'village-camp',
    title: 'Camp in Anji: seven days of social work',
    titleHi: 'आंजी में शिविर: सात दिन समाज कार्य',
    type: 'Events',
    publishedAt: '2026-11-09T10:00:00+05:30',
  },
  {
    key: 'ticker-admission',
    title: 'Apply for the year 2026-27',
    titleHi: 'वर्ष 2026-27 के लिए आवेदन करें',
    type: 'Marquee',
    publishedAt: '2026-11-10T10:00:00+05:30',
    link: '/registration',
  },
]
