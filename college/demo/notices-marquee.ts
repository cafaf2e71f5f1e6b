import type { DemoNotice } from '@prangan/emulators/demo/types.ts'

export const noticesMarquee: readonly DemoNotice[] = [
  {
    key: 'marquee-alumni',
    title: 'Alumni of the college are requested to register with the Alumni Association',
    titleHi: 'महाविद्यालय के पूर्व छात्रों से अनुरोध है कि पूर्व छात्र संघ में पंजीकरण कराएँ',
    type: 'Marquee',
    publishedAt: '2026-02-20T10:00:00+05:30',
    link: '/alumni-registration',
  },
  {
    key: 'marquee-grievance',
    title: 'शिकायत और सुझाव: शिकायत निवारण प्रकोष्ठ से संपर्क करें',
    type: 'Marquee',
    publishedAt: '2026-07-20T10:00:00+05:30',
    link: '/grievance-cell',
  },
  {
    key: 'marquee-admission-dates',
    category: 'admission',
    title: 'Admission 2026-27: programmes, seats and last dates are on the registration page',
    titleHi: 'प्रवेश 2026-27: पाठ्यक्रम, सीटें और अंतिम तिथियाँ पंजीकरण पृष्ठ पर देखें',
    type: 'Marquee',
    publishedAt: '2026-09-04T10:00:00+05:30',
    link: '/registration',
  },
  {
    key: 'marquee-reserved-site',
    title: 'Semester results of the June 2026 examination are on the University website',
    titleHi: 'जून 2026 की सेमेस्टर परीक्षा के परिणाम विश्वविद्यालय की वेबसाइट पर हैं',
    type: 'Marquee',
    publishedAt: '2026-10-12T10:00:00+05:30',
    link: 'https://example.org/university/results',
  },
  {
    key: 'marquee-exam-form',
    category: 'examination',
    title: 'परीक्षा आवेदन-पत्र: विलंब शुल्क सहित अंतिम तिथि 20 नवंबर 2026',
    type: 'Marquee',
    publishedAt: '2026-11-12T09:30:00+05:30',
    publishUntil: '2026-11-21T00:00:00+05:30',
    link: '/viewallnews',
  },
  {
    key: 'marquee-admit-card',
    category: 'examination',
    title:
      'Admit cards for the odd semester examination will be given from 1 December against the no-dues certificate',
    titleHi: 'विषम सेमेस्टर परीक्षा के प्रवेश-पत्र 1 दिसंबर से अदेयता प्रमाण-पत्र दिखाने पर दिए जाएँगे',
    type: 'Marquee',
    publishedAt: '2026-11-15T10:00:00+05:30',
    publishUntil: '2026-12-17T00:00:00+05:30',
  },
]
