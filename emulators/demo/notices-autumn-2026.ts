import type { DemoNotice } from './notice.ts'

/** Session 2026-27 from October on, oldest first; the newest things on the demo's home page. */
export const noticesAutumn2026: readonly DemoNotice[] = [
  {
    key: 'gandhi-jayanti-2026',
    title: 'गांधी एवं शास्त्री जयंती: सर्वधर्म प्रार्थना सभा, स्वच्छता अभियान एवं विचार गोष्ठी',
    type: 'Events',
    publishedAt: '2026-09-29T15:30:00+05:30',
    link: '/events/nss',
  },
  {
    key: 'attendance-2026',
    title: 'Shortage of attendance: students below 75 per cent up to 30 September',
    type: 'News',
    publishedAt: '2026-10-06T11:10:00+05:30',
    circular: {
      fileName: 'attendance-shortage-october-2026',
      number: 63,
      office: 'proctor',
      subjectHi: 'न्यून उपस्थिति वाले विद्यार्थियों को सूचना',
      subject: 'Notice to students short of attendance',
      bodyHi: [
        'विभागों से प्राप्त विवरण के अनुसार 30 सितम्बर तक जिन विद्यार्थियों की उपस्थिति 75 प्रतिशत से कम है, उनकी सूची विभागीय सूचना-पट्टों पर लगा दी गई है।',
        'सम्बन्धित विद्यार्थी अपने अभिभावक सहित विभागाध्यक्ष से सम्पर्क कर अक्टूबर एवं नवम्बर में उपस्थिति पूर्ण करें। चिकित्सा अवकाश के प्रमाण-पत्र सात दिवस के भीतर ही मान्य होंगे। उपस्थिति पूर्ण न होने पर सेमेस्टर परीक्षा में सम्मिलित होने की अनुमति नहीं दी जाएगी।',
      ],
      body: [
        'The names of students whose attendance up to 30 September is below 75 per cent have been put up on the notice boards of the departments.',
        'They shall see the head of their department with a guardian and make good the shortage in October and November. Medical certificates are accepted within seven days only. Those who do not make it good will not be permitted to appear in the semester examination.',
      ],
    },
  },
  {
    key: 'garba-diwali-2026',
    title: 'दीपोत्सव एवं सांस्कृतिक संध्या: रंगोली, दीप-सज्जा एवं लोकनृत्य, 5 नवम्बर सायं 4 बजे',
    type: 'Events',
    publishedAt: '2026-10-20T10:20:00+05:30',
    link: '/events/cultural',
  },
  {
    key: 'exam-form-odd-2026',
    title: 'Examination forms for Semesters I, III and V, December 2026: online from 2 November',
    type: 'News',
    publishedAt: '2026-10-28T10:30:00+05:30',
    circular: {
      fileName: 'examination-form-odd-semesters-2026',
      number: 81,
      office: 'examination',
      subjectHi: 'विषम सेमेस्टर परीक्षा दिसम्बर 2026 के परीक्षा आवेदन-पत्र',
      subject: 'Examination forms for the odd semesters, December 2026',
      bodyHi: [
        'स्नातक एवं स्नातकोत्तर प्रथम, तृतीय तथा पंचम सेमेस्टर के समस्त संस्थागत, भूतपूर्व एवं श्रेणी सुधार के विद्यार्थी निर्धारित तिथियों में परीक्षा आवेदन-पत्र भरें। लेजर संख्या प्राप्त किए बिना आवेदन-पत्र स्वीकार नहीं होगा।',
        'जो विद्यार्थी सेमेस्टर परीक्षा का आवेदन-पत्र नहीं भरेंगे, वे विश्वविद्यालय परीक्षा से वंचित रहेंगे तथा इसका उत्तरदायित्व उनका स्वयं का होगा।',
      ],
      body: [
        'Regular, former and improvement candidates of Semesters I, III and V, undergraduate and postgraduate, shall fill in the examination form on the dates below. A form without the ledger number is not accepted.',
        'Students who do not fill in the semester examination form are barred from the University examination at their own responsibility.',
      ],
      table: [
        ['Step / चरण', 'From', 'To'],
        ['Online form without late fee', '2 November 2026', '16 November 2026'],
        ['Online form with late fee of ₹300', '17 November 2026', '20 November 2026'],
        ['Printed copy at the counter', '3 November 2026', '24 November 2026'],
      ],
    },
  },
  {
    key: 'diwali-holidays-2026',
    title: 'दीपावली अवकाश: महाविद्यालय 7 से 11 नवम्बर 2026 तक बन्द रहेगा',
    type: 'News',
    publishedAt: '2026-11-02T12:00:00+05:30',
    circular: {
      fileName: 'diwali-vacation-2026',
      number: 88,
      office: 'principal',
      subjectHi: 'दीपावली अवकाश के सम्बन्ध में',
      subject: 'Diwali vacation',
      bodyHi: [
        'विश्वविद्यालय के शैक्षणिक पंचांग के अनुसार महाविद्यालय में 7 नवम्बर से 11 नवम्बर 2026 तक दीपावली अवकाश रहेगा। कक्षाएँ 12 नवम्बर, गुरुवार से यथावत् संचालित होंगी।',
        'अवकाश की अवधि में परीक्षा आवेदन-पत्र का ऑनलाइन पोर्टल खुला रहेगा। छात्रावास में रुकने के इच्छुक विद्यार्थी अधीक्षक को 5 नवम्बर तक लिखित सूचना दें।',
      ],
      body: [
        'In accordance with the academic calendar of the University the college is closed for the Diwali vacation from 7 to 11 November 2026. Classes resume on Thursday, 12 November.',
        'The portal for examination forms stays open. Students who wish to stay in the hostel shall inform the warden in writing by 5 November.',
      ],
    },
  },
  {
    key: 'workshop-2026',
    title: 'Two-day workshop on plant identification and herbarium methods for B.Sc. and M.Sc. Botany',
    type: 'Events',
    publishedAt: '2026-11-04T11:00:00+05:30',
    link: '/events/workshops',
  },
  {
    key: 'practicals-2026',
    title: 'Practical and viva-voce examinations, Semesters III and V: batches and dates',
    type: 'News',
    publishedAt: '2026-11-06T10:45:00+05:30',
    circular: {
      fileName: 'practical-examination-schedule-2026',
      number: 92,
      office: 'examination',
      subjectHi: 'प्रायोगिक एवं मौखिक परीक्षा कार्यक्रम, तृतीय एवं पंचम सेमेस्टर',
      subject: 'Practical and viva-voce examination schedule, Semesters III and V',
      bodyHi: [
        'बी.एस-सी., बी.सी.ए. तथा बी.ए. (भूगोल एवं मनोविज्ञान) के तृतीय एवं पंचम सेमेस्टर की प्रायोगिक परीक्षाएँ निम्नलिखित कार्यक्रम के अनुसार सम्बन्धित प्रयोगशालाओं में सम्पन्न होंगी।',
        'विद्यार्थी प्रायोगिक अभिलेख (रिकॉर्ड फाइल) विभागाध्यक्ष से प्रमाणित कराकर परिचय-पत्र सहित निर्धारित समय से आधा घंटा पूर्व उपस्थित हों। अनुपस्थित विद्यार्थियों की पुनः परीक्षा नहीं होगी।',
      ],
      body: [
        'Practical examinations of Semesters III and V of B.Sc., B.C.A. and B.A. (Geography and Psychology) will be held in the laboratories concerned as below.',
        'Students shall bring the record file certified by the head of the department and their identity card and report half an hour early. There will be no second examination for absentees.',
      ],
      table: [
        ['Subject / विषय', 'Batches', 'Dates, 10 a.m.'],
        ['Physics', 'A, B', '23 and 24 November 2026'],
        ['Chemistry', 'A, B, C', '25 to 27 November 2026'],
        ['Botany and Zoology', 'A, B', '28 and 30 November 2026'],
        ['Computer Application', 'A', '26 November 2026'],
        ['Geography, Psychology', 'A', '1 December 2026'],
      ],
    },
  },
  {
    key: 'library-hours-2026',
    title: 'Reading room open till 7 p.m. on working days during the examinations',
    type: 'News',
    publishedAt: '2026-11-09T13:00:00+05:30',
    link: '/library',
  },
  {
    key: 'placement-2026',
    title:
      'Campus interview for final-year graduates of all faculties: register with the Career Counselling Cell by 21 November, bring two copies of your résumé and all marksheets in original',
    type: 'News',
    publishedAt: '2026-11-11T12:20:00+05:30',
    circular: {
      fileName: 'campus-interview-november-2026',
      number: 36,
      office: 'placement',
      subjectHi: 'अंतिम वर्ष के विद्यार्थियों हेतु परिसर साक्षात्कार',
      subject: 'Campus interview for students of the final year',
      bodyHi: [
        'करियर परामर्श एवं नियोजन प्रकोष्ठ द्वारा स्नातक अंतिम वर्ष तथा स्नातकोत्तर के विद्यार्थियों के लिए परिसर साक्षात्कार का आयोजन किया जा रहा है। न्यूनतम 50 प्रतिशत अंक प्राप्त विद्यार्थी आवेदन कर सकते हैं।',
        'साक्षात्कार से एक दिन पूर्व अपराह्न 1 बजे सेमिनार कक्ष में जीवन-वृत्त लेखन एवं साक्षात्कार की तैयारी पर मार्गदर्शन सत्र होगा। पंजीकरण निःशुल्क है।',
      ],
      body: [
        'The Career Counselling and Placement Cell is arranging a campus interview for students of the final undergraduate year and of the postgraduate courses. Students with 50 per cent marks or more may register; registration is free.',
        'A session on writing a résumé and preparing for an interview will be held in the seminar hall at 1 p.m. on the day before.',
      ],
      table: [
        ['Round / चरण', 'Date', 'Place'],
        ['Guidance session', '25 November 2026, 1 p.m.', 'Seminar hall'],
        ['Written test', '26 November 2026, 10 a.m.', 'Rooms 4 and 5'],
        ['Interview', '27 November 2026, 10 a.m.', 'Room 2'],
      ],
    },
  },
  {
    key: 'constitution-day-2026',
    title: 'संविधान दिवस: उद्देशिका का सामूहिक वाचन एवं प्रश्नोत्तरी, 26 नवम्बर',
    type: 'Events',
    publishedAt: '2026-11-13T11:00:00+05:30',
    link: '/events/quiz-seminar',
  },
  {
    key: 'date-sheet-2026',
    title: 'विषम सेमेस्टर परीक्षा दिसम्बर 2026: परीक्षा कार्यक्रम (संशोधित)',
    type: 'News',
    publishedAt: '2026-11-14T16:30:00+05:30',
    isPinned: true,
    circular: {
      fileName: 'date-sheet-odd-semesters-2026-revised',
      number: 95,
      office: 'examination',
      subjectHi: 'विषम सेमेस्टर परीक्षा दिसम्बर 2026 का संशोधित कार्यक्रम',
      subject: 'Revised date sheet of the odd semester examination, December 2026',
      bodyHi: [
        'विश्वविद्यालय के पत्र के अनुपालन में पूर्व में प्रसारित कार्यक्रम को निरस्त करते हुए संशोधित परीक्षा कार्यक्रम जारी किया जाता है। प्रथम पाली प्रातः 9 से 11 बजे तथा द्वितीय पाली अपराह्न 2 से 4 बजे तक होगी।',
        'परीक्षार्थी प्रवेश-पत्र एवं परिचय-पत्र सहित आधा घंटा पूर्व परीक्षा कक्ष में उपस्थित हों। मोबाइल फोन अथवा किसी भी प्रकार का इलेक्ट्रॉनिक उपकरण परीक्षा भवन में वर्जित है।',
      ],
      body: [
        'In compliance with the letter of the University the schedule circulated earlier is withdrawn and the revised schedule is issued. The first meeting is from 9 to 11 a.m., the second from 2 to 4 p.m.',
        'Candidates shall be in their rooms half an hour early with admit card and identity card. Mobile phones and electronic devices of any kind are not allowed in the examination hall.',
      ],
      table: [
        ['Date / तिथि', 'First meeting', 'Second meeting'],
        ['7 December 2026', 'Hindi (I), Physics (I)', 'Sociology (III), Commerce (III)'],
        ['9 December 2026', 'History (I), Chemistry (I)', 'Economics (III), Botany (III)'],
        ['11 December 2026', 'Political Science (I), Mathematics (I)', 'Geography (V), Zoology (V)'],
        ['14 December 2026', 'English (I), Zoology (I)', 'Education (V), Mathematics (V)'],
        ['16 December 2026', 'Sanskrit (I), Botany (I)', 'Psychology (III), B.C.A. (III)'],
      ],
    },
  },
  {
    key: 'seminar-registration-2026',
    title: 'Registration for the departmental seminars of October: last date 31 October 2026',
    type: 'News',
    publishedAt: '2026-10-12T12:00:00+05:30',
    publishUntil: '2026-11-01T00:00:00+05:30',
    link: '/events/quiz-seminar',
  },
  {
    key: 'calendar-2027',
    title: 'शैक्षणिक पंचांग: विषम सेमेस्टर परीक्षा दिसम्बर 2027 की तैयारी एवं अवकाश',
    type: 'News',
    publishedAt: '2026-11-13T15:00:00+05:30',
    publishFrom: '2027-11-20T09:00:00+05:30',
    circular: {
      fileName: 'academic-calendar-november-2027',
      number: 96,
      office: 'principal',
      subjectHi: 'नवम्बर एवं दिसम्बर 2027 का शैक्षणिक पंचांग',
      subject: 'Academic calendar for November and December 2027',
      bodyHi: [
        'नवम्बर 2027 के अन्तिम सप्ताह में पुनरावृत्ति कक्षाएँ चलेंगी तथा दिसम्बर के प्रथम सप्ताह में परीक्षा-पूर्व अवकाश रहेगा। विस्तृत कार्यक्रम विभागीय सूचना-पट्टों पर लगाया जाएगा।',
      ],
      body: [
        'Revision classes are held in the last week of November 2027, and preparatory leave is given in the first week of December. The departments will put up the details on their notice boards.',
      ],
    },
  },
]
