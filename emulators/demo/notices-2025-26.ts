import type { DemoNotice } from './notice.ts'

/** Session 2025-26, oldest first. */
export const notices2025: readonly DemoNotice[] = [
  {
    key: 'merit-list-2025',
    title: 'B.A., B.Sc. and B.Com. First Semester: First Merit List, Session 2025-26',
    titleHi: 'बी.ए., बी.एससी. एवं बी.कॉम. प्रथम सेमेस्टर: प्रथम योग्यता सूची, सत्र 2025-26',
    type: 'News',
    publishedAt: '2025-07-12T11:00:00+05:30',
    circular: {
      fileName: 'first-merit-list-2025-26',
      number: 21,
      office: 'admission',
      subjectHi: 'स्नातक प्रथम सेमेस्टर की प्रथम योग्यता सूची एवं परामर्श कार्यक्रम, सत्र 2025-26',
      subject: 'First merit list and counselling schedule for undergraduate admission, session 2025-26',
      bodyHi: [
        'बी.ए., बी.एससी. एवं बी.कॉम. प्रथम सेमेस्टर में प्रवेश के लिए इंटरमीडिएट के प्राप्तांकों तथा नियमानुसार देय अधिभार के आधार पर प्रथम योग्यता सूची तैयार कर ली गई है। सूची प्रवेश पटल पर भी देखी जा सकती है।',
        'सूची में सम्मिलित अभ्यर्थी निर्धारित तिथि को मूल प्रमाण-पत्रों, उनकी स्वप्रमाणित छायाप्रतियों, चरित्र प्रमाण-पत्र, मूल स्थानान्तरण प्रमाण-पत्र तथा दो पासपोर्ट आकार के छायाचित्रों सहित परामर्श समिति के समक्ष उपस्थित हों। अनुपस्थित रहने पर प्रवेश का दावा मान्य नहीं होगा।',
      ],
      body: [
        'The first merit list for B.A., B.Sc. and B.Com. Semester I has been drawn up on the marks of the Intermediate examination and the weightage due under the rules.',
        'Candidates on the list shall appear before the counselling committee on the date given below with originals, self-attested copies, character certificate, original transfer certificate and two passport photographs. No claim will lie for a candidate who does not appear.',
      ],
      table: [
        ['Course / पाठ्यक्रम', 'Cut-off, General', 'Counselling'],
        ['B.A.', '61.4 %', '16-17 July 2025, Room 4'],
        ['B.Sc. (Mathematics group)', '66.0 %', '18 July 2025, Room 11'],
        ['B.Sc. (Biology group)', '68.2 %', '18 July 2025, Room 12'],
        ['B.Com.', '58.6 %', '19 July 2025, Room 6'],
      ],
    },
  },
  {
    key: 'independence-day-2025',
    title: 'स्वतंत्रता दिवस समारोह: ध्वजारोहण प्रातः 8:00 बजे, महाविद्यालय प्रांगण',
    type: 'Events',
    publishedAt: '2025-08-11T12:30:00+05:30',
  },
  {
    key: 'hindi-day-2025',
    title: 'हिन्दी पखवाड़ा: निबंध, काव्य-पाठ एवं वाद-विवाद प्रतियोगिता',
    type: 'Events',
    publishedAt: '2025-09-08T09:45:00+05:30',
    link: '/literary-club',
  },
  {
    key: 'scholarship-2025',
    title: 'छात्रवृत्ति एवं शुल्क प्रतिपूर्ति: ऑनलाइन आवेदन की हार्ड कॉपी जमा करने के संबंध में',
    type: 'News',
    publishedAt: '2025-09-19T13:00:00+05:30',
    circular: {
      fileName: 'scholarship-hard-copy-2025-26',
      number: 58,
      office: 'welfare',
      subjectHi: 'छात्रवृत्ति एवं शुल्क प्रतिपूर्ति आवेदन की हार्ड कॉपी जमा करने के संबंध में',
      subject: 'Submission of the printed scholarship and fee reimbursement application',
      bodyHi: [
        'समस्त पात्र विद्यार्थियों को सूचित किया जाता है कि छात्रवृत्ति का ऑनलाइन आवेदन पूर्ण करने के तीन कार्य दिवस के भीतर उसकी मुद्रित प्रति आय, जाति एवं निवास प्रमाण-पत्र, गत वर्ष के अंकपत्र तथा बैंक पासबुक की छायाप्रति सहित प्रकोष्ठ में जमा करें।',
        'बैंक खाता आधार से जुड़ा होना अनिवार्य है। त्रुटिपूर्ण अथवा अपूर्ण आवेदन अग्रसारित नहीं किए जाएँगे, जिसका उत्तरदायित्व स्वयं विद्यार्थी का होगा।',
      ],
      body: [
        'Eligible students shall submit the printed application within three working days of completing it online, with copies of the income, caste and domicile certificates, the last marksheet and the bank passbook.',
        'The bank account must be linked with the identity number. Incomplete or incorrect applications will not be forwarded and the responsibility will rest with the student.',
      ],
      table: [
        ['Class / कक्षा', 'Last date', 'Counter'],
        ['B.A. I, B.Com. I, B.C.A. I', '4 October 2025', 'Counter 2'],
        ['B.Sc. I (both groups)', '6 October 2025', 'Counter 2'],
        ['All other semesters, renewal', '10 October 2025', 'Counter 5'],
      ],
    },
  },
  {
    key: 'exam-form-odd-2025',
    title: 'Examination forms for Semesters I, III and V, December 2025: dates and fee',
    titleHi: 'प्रथम, तृतीय एवं पंचम सेमेस्टर, दिसंबर 2025 के परीक्षा आवेदन-पत्र: तिथियाँ एवं शुल्क',
    type: 'News',
    publishedAt: '2025-11-03T10:40:00+05:30',
    circular: {
      fileName: 'examination-form-odd-semesters-2025',
      number: 74,
      office: 'examination',
      subjectHi: 'विषम सेमेस्टर परीक्षा दिसंबर 2025 के परीक्षा आवेदन-पत्र भरने के संबंध में',
      subject: 'Examination forms for the odd semesters, December 2025',
      bodyHi: [
        'स्नातक एवं स्नातकोत्तर प्रथम, तृतीय तथा पंचम सेमेस्टर के समस्त संस्थागत विद्यार्थी विश्वविद्यालय के पोर्टल पर परीक्षा आवेदन-पत्र भरकर उसकी मुद्रित प्रति शुल्क रसीद सहित परीक्षा विभाग में जमा करें।',
        'निर्धारित तिथि तक आवेदन-पत्र न भरने वाले विद्यार्थी विश्वविद्यालय परीक्षा से वंचित रहेंगे, जिसका संपूर्ण उत्तरदायित्व उनका स्वयं का होगा।',
      ],
      body: [
        'All regular students of Semesters I, III and V shall fill in the form on the University portal and hand in the printed copy with the fee receipt at the Examination Department.',
        'Students who do not fill in the form by the date given stand barred from the University examination at their own responsibility.',
      ],
      table: [
        ['Step / चरण', 'From', 'To'],
        ['Online form without late fee', '5 November 2025', '18 November 2025'],
        ['Online form with late fee of ₹300', '19 November 2025', '22 November 2025'],
        ['Printed copy at the counter', '6 November 2025', '25 November 2025'],
      ],
    },
  },
  {
    key: 'quiz-2025',
    title: 'Inter-departmental quiz and seminar on the Constitution of India',
    titleHi: 'भारत के संविधान पर अंतर-विभागीय प्रश्नोत्तरी एवं संगोष्ठी',
    type: 'Events',
    publishedAt: '2025-11-20T14:10:00+05:30',
    link: '/events/quiz-seminar',
  },
  {
    key: 'winter-break-2025',
    title: 'Winter vacation from 25 December 2025 to 1 January 2026; the office remains open on working days',
    titleHi: 'शीतकालीन अवकाश 25 दिसंबर 2025 से 1 जनवरी 2026 तक; कार्य दिवसों में कार्यालय खुला रहेगा',
    type: 'News',
    publishedAt: '2025-12-18T15:30:00+05:30',
  },
  {
    key: 'republic-day-2026',
    title: 'गणतंत्र दिवस परेड: एन.सी.सी. कैडेट पूर्वाभ्यास में अनिवार्य रूप से उपस्थित हों',
    type: 'Events',
    publishedAt: '2026-01-16T11:45:00+05:30',
    link: '/events/ncc',
  },
  {
    key: 'sports-meet-2026',
    title:
      'Annual sports meet 2026: athletics, kabaddi, volleyball and kho-kho, with the programme of events',
    titleHi: 'वार्षिक क्रीड़ा समारोह 2026: एथलेटिक्स, कबड्डी, वॉलीबॉल एवं खो-खो, प्रतियोगिताओं का कार्यक्रम',
    type: 'News',
    publishedAt: '2026-02-02T10:00:00+05:30',
    circular: {
      fileName: 'annual-sports-meet-2026',
      number: 97,
      office: 'sports',
      subjectHi: 'वार्षिक क्रीड़ा प्रतियोगिता 2026 का आयोजन',
      subject: 'Annual sports meet 2026',
      bodyHi: [
        'महाविद्यालय की वार्षिक क्रीड़ा प्रतियोगिता क्रीड़ा-स्थल पर आयोजित की जाएगी। इच्छुक छात्र-छात्राएँ अपना पंजीकरण क्रीड़ा समिति के कक्ष संख्या 18 में परिचय-पत्र दिखाकर करा लें। एक विद्यार्थी अधिकतम तीन व्यक्तिगत स्पर्धाओं में भाग ले सकेगा।',
        'प्रतिभागी निर्धारित गणवेश एवं खेल के जूतों में समय से पंद्रह मिनट पूर्व उपस्थित हों। निर्णायकों का निर्णय अंतिम एवं मान्य होगा।',
      ],
      body: [
        'The annual sports meet will be held on the college ground. Students may register in Room 18 on showing their identity card. A student may enter up to three individual events.',
        'Participants shall report fifteen minutes before the time given, in the prescribed dress. The decision of the judges is final.',
      ],
      table: [
        ['Day / दिन', 'Events', 'From'],
        ['12 February 2026', '100 m, 400 m, 1500 m; long jump', '9:30 a.m.'],
        ['13 February 2026', 'Kabaddi and kho-kho, knock-out rounds', '9:30 a.m.'],
        ['14 February 2026', 'Volleyball, relay, finals and prizes', '10:00 a.m.'],
      ],
    },
  },
  {
    key: 'convocation-2026',
    title: 'दीक्षा एवं पुरस्कार वितरण समारोह 2026',
    type: 'Events',
    publishedAt: '2026-03-09T12:00:00+05:30',
    link: '/events/cultural',
  },
  {
    key: 'library-returns-2026',
    title: 'Return of library books and no-dues certificate before the even semester examination',
    titleHi: 'सम सेमेस्टर परीक्षा से पूर्व पुस्तकालय की पुस्तकों की वापसी एवं अदेयता प्रमाण-पत्र',
    type: 'News',
    publishedAt: '2026-04-06T11:00:00+05:30',
    circular: {
      fileName: 'library-no-dues-2026',
      number: 121,
      office: 'library',
      subjectHi: 'पुस्तकें जमा करने तथा अदेय प्रमाण-पत्र प्राप्त करने के संबंध में',
      subject: 'Return of library books and issue of no-dues certificates',
      bodyHi: [
        'सम सेमेस्टर परीक्षा से पूर्व समस्त विद्यार्थी पुस्तकालय से निर्गत पुस्तकें जमा कर अदेय प्रमाण-पत्र प्राप्त कर लें। अदेय प्रमाण-पत्र के बिना प्रवेश-पत्र निर्गत नहीं किया जाएगा।',
        'निर्धारित तिथि के पश्चात् प्रति पुस्तक प्रतिदिन ₹2 विलंब शुल्क देय होगा। पुस्तक खो जाने पर उसका वर्तमान मूल्य अथवा नवीन प्रति जमा करनी होगी।',
      ],
      body: [
        'Students shall return all borrowed books and obtain the no-dues certificate before the even semester examination. Admit cards will not be issued without it.',
        'After the last date a fee of ₹2 a book a day is payable. A lost book is to be replaced by a new copy or its present price.',
      ],
      table: [
        ['Class / कक्षा', 'Last date', 'Counter hours'],
        ['Semester VI and P.G. IV', '18 April 2026', '10 a.m. to 1 p.m.'],
        ['Semester II and IV', '25 April 2026', '10 a.m. to 3 p.m.'],
      ],
    },
  },
  {
    key: 'summer-vacation-2026',
    title: 'Summer vacation and duty of departments during the University examinations',
    titleHi: 'ग्रीष्मकालीन अवकाश एवं विश्वविद्यालय परीक्षाओं की अवधि में विभागों के दायित्व',
    type: 'News',
    publishedAt: '2026-05-18T13:20:00+05:30',
  },
  {
    key: 'yoga-day-2026',
    title: 'International Day of Yoga at the courtyard, 6:00 a.m.: open to students, staff and the town',
    titleHi:
      'अंतर्राष्ट्रीय योग दिवस: महाविद्यालय प्रांगण, प्रातः 6:00 बजे; विद्यार्थी, कर्मचारी एवं नगरवासी सादर आमंत्रित हैं',
    type: 'Events',
    publishedAt: '2026-06-15T10:00:00+05:30',
  },
]
