import type { DemoNotice } from '@prangan/emulators/demo/types.ts'

export const dateSheet2026: DemoNotice = {
  key: 'date-sheet-2026',
  category: 'examination',
  hasText: true,
  title: 'Revised date sheet: odd semester examination, December 2026',
  titleHi: 'विषम सेमेस्टर परीक्षा दिसंबर 2026: परीक्षा कार्यक्रम (संशोधित)',
  type: 'News',
  publishedAt: '2026-11-14T16:30:00+05:30',
  isPinned: true,
  circular: {
    fileName: 'date-sheet-odd-semesters-2026-revised',
    number: 95,
    office: 'examination',
    subjectHi: 'विषम सेमेस्टर परीक्षा दिसंबर 2026 का संशोधित कार्यक्रम',
    subject: 'Revised date sheet of the odd semester examination, December 2026',
    bodyHi: [
      'विश्वविद्यालय के पत्र के अनुसार पहले का परीक्षा कार्यक्रम रद्द किया गया है। नया कार्यक्रम नीचे दिया गया है। पहली पाली सुबह 9 से 11 बजे और दूसरी पाली दोपहर 2 से शाम 4 बजे तक होगी।',
      'प्रवेश-पत्र और परिचय-पत्र लेकर आधा घंटा पहले परीक्षा कक्ष में पहुँचें। परीक्षा भवन में मोबाइल फ़ोन या कोई भी इलेक्ट्रॉनिक उपकरण लाना मना है।',
    ],
    body: [
      'The University has changed the dates by a letter: the schedule below replaces the earlier one. The first meeting is from 9 to 11 a.m., the second from 2 to 4 p.m.',
      'Be in your room half an hour early, with your admit card and identity card. Mobile phones and other electronic devices are not allowed in the examination hall.',
    ],
    table: [
      ['Date / तिथि', 'First meeting / पहली पाली', 'Second meeting / दूसरी पाली'],
      [
        '7 December 2026 / 7 दिसंबर 2026',
        'Hindi (I), Physics (I) / हिंदी (I), भौतिक विज्ञान (I)',
        'Sociology (III), Commerce (III) / समाजशास्त्र (III), वाणिज्य (III)',
      ],
      [
        '9 December 2026 / 9 दिसंबर 2026',
        'History (I), Chemistry (I) / इतिहास (I), रसायन विज्ञान (I)',
        'Economics (III), Botany (III) / अर्थशास्त्र (III), वनस्पति विज्ञान (III)',
      ],
      [
        '11 December 2026 / 11 दिसंबर 2026',
        'Political Science (I), Mathematics (I) / राजनीति विज्ञान (I), गणित (I)',
        'Geography (V), Zoology (V) / भूगोल (V), जंतु विज्ञान (V)',
      ],
      [
        '14 December 2026 / 14 दिसंबर 2026',
        'English (I), Zoology (I) / अंग्रेज़ी (I), जंतु विज्ञान (I)',
        'Education (V), Mathematics (V) / शिक्षाशास्त्र (V), गणित (V)',
      ],
      [
        '16 December 2026 / 16 दिसंबर 2026',
        'Sanskrit (I), Botany (I) / संस्कृत (I), वनस्पति विज्ञान (I)',
        'Psychology (III), B.C.A. (III) / मनोविज्ञान (III), बी.सी.ए. (III)',
      ],
    ],
  },
}
