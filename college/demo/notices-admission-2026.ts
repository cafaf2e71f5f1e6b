import type { DemoNotice } from './notice.ts'

export const noticesAdmission2026: readonly DemoNotice[] = [
  {
    key: 'admission-open-2026',
    title:
      'Admission 2026-27 to B.A., B.Sc., B.Com., B.C.A., M.A. and M.Sc. (Botany): how to apply, and what is open',
    titleHi:
      'प्रवेश 2026-27, बी.ए., बी.एससी., बी.कॉम., बी.सी.ए., एम.ए. एवं एम.एससी. (वनस्पति विज्ञान): आवेदन कैसे करें और कौन-सा पाठ्यक्रम खुला है',
    type: 'News',
    publishedAt: '2026-06-22T09:30:00+05:30',
    link: '/registration',
  },
  {
    key: 'fee-structure-2026',
    title: 'Fee structure for session 2026-27',
    titleHi: 'सत्र 2026-27 का शुल्क विवरण',
    type: 'News',
    publishedAt: '2026-06-29T10:30:00+05:30',
    circular: {
      fileName: 'fee-structure-2026-27',
      number: 131,
      office: 'accounts',
      subjectHi: 'सत्र 2026-27 का शुल्क विवरण',
      subject: 'Fee structure for session 2026-27',
      bodyHi: [
        'प्रबंध समिति के अनुमोदन से सत्र 2026-27 के लिए निम्नलिखित वार्षिक शुल्क निर्धारित किया गया है। शुल्क महाविद्यालय के चालान द्वारा बैंक में अथवा ऑनलाइन जमा किया जा सकेगा; किसी भी दशा में नकद शुल्क स्वीकार नहीं होगा।',
        'मुद्रांकित चालान की एक प्रति लेखा अनुभाग में जमा कर लेजर संख्या अवश्य प्राप्त करें। विश्वविद्यालय का परीक्षा एवं नामांकन शुल्क इसमें सम्मिलित नहीं है।',
      ],
      body: [
        'With the approval of the Managing Committee the following annual fees are fixed for session 2026-27. Fees are paid at the bank by the college challan or online; cash is not accepted.',
        'Hand in one stamped copy of the challan at the Accounts Section and obtain the ledger number. University examination and enrolment fees are not included.',
      ],
      table: [
        ['Course / पाठ्यक्रम', 'Annual fee', 'Instalments'],
        ['B.A.', '₹4,860', 'One'],
        ['B.Sc. (both groups)', '₹9,240', 'Two'],
        ['B.Com.', '₹7,500', 'Two'],
        ['B.C.A.', '₹40,000', 'Two'],
        ['M.A. (Political Science, History)', '₹8,400', 'Two'],
        ['M.Sc. (Botany)', '₹18,600', 'Two'],
      ],
    },
  },
  {
    key: 'counselling-2026',
    title: 'स्नातक प्रथम सेमेस्टर: योग्यता सूची, परामर्श एवं शुल्क के नियम, सत्र 2026-27',
    type: 'News',
    publishedAt: '2026-07-14T11:00:00+05:30',
    circular: {
      fileName: 'counselling-rules-2026-27',
      number: 19,
      office: 'admission',
      subjectHi: 'स्नातक प्रवेश की योग्यता सूची, परामर्श एवं शुल्क के नियम, सत्र 2026-27',
      subject: 'Merit lists, counselling and fee of undergraduate admission, session 2026-27',
      bodyHi: [
        'प्रत्येक पाठ्यक्रम की योग्यता सूची आवेदन की अंतिम तिथि से एक सप्ताह के भीतर वेबसाइट पर प्रकाशित होगी। अभ्यर्थी अपना क्रमांक वहीं आवेदन संख्या के आधार पर देखें।',
        'परामर्श के दिन ही शुल्क चालान निर्गत होगा, जिसे स्थान के प्रस्ताव में दी गई अवधि के भीतर बैंक में जमा करना अनिवार्य है। निर्धारित अवधि में शुल्क जमा न होने पर स्थान अगली सूची के अभ्यर्थी को आवंटित कर दिया जाएगा।',
      ],
      body: [
        'The merit list of each programme is published on the website within one week after its last application date. Candidates find their position there by application number.',
        'The fee challan is issued on the day of counselling and must be paid within the time given with the offer of the seat. A seat not paid for in time passes to the next list.',
      ],
      table: [
        ['Course / पाठ्यक्रम', 'Counselling'],
        ['B.A.', 'Room 4'],
        ['B.Sc. (Mathematics group)', 'Room 11'],
        ['B.Sc. (Biology group)', 'Room 12'],
        ['B.Com.', 'Room 6'],
        ['B.C.A.', 'Computer Lab'],
      ],
    },
  },
  {
    key: 'anti-ragging-2026',
    title: 'Ragging is prohibited: undertaking to be given by every student and guardian',
    titleHi: 'रैगिंग निषिद्ध है: प्रत्येक विद्यार्थी एवं अभिभावक द्वारा वचन-पत्र दिया जाना अनिवार्य',
    type: 'News',
    publishedAt: '2026-07-27T12:15:00+05:30',
    circular: {
      fileName: 'anti-ragging-undertaking-2026-27',
      number: 27,
      office: 'proctor',
      subjectHi: 'रैगिंग निषेध एवं शपथ-पत्र के संबंध में',
      subject: 'Prohibition of ragging and undertaking by students and guardians',
      bodyHi: [
        'महाविद्यालय परिसर, छात्रावास एवं आवागमन के मार्ग में रैगिंग पूर्णतः प्रतिबंधित एवं दंडनीय अपराध है। दोषी पाए जाने पर निलंबन, निष्कासन तथा प्राथमिकी दर्ज कराने की कार्यवाही की जाएगी।',
        'प्रत्येक विद्यार्थी एवं अभिभावक प्रवेश के समय हस्ताक्षरित शपथ-पत्र जमा करें। किसी भी घटना की सूचना कुलानुशासक मंडल के किसी सदस्य को अथवा शिकायत पेटिका में दी जा सकती है; सूचनादाता का नाम गोपनीय रखा जाएगा।',
      ],
      body: [
        'Ragging in the college, the hostel or on the way to either is prohibited and a punishable offence. It invites suspension, expulsion and a report to the police.',
        'Every student and guardian shall submit the signed undertaking at admission. Incidents may be reported to any member of the Proctorial Board or through the complaint box; the name of the person reporting is kept confidential.',
      ],
    },
  },
  {
    key: 'plantation-2026',
    title: 'वृक्षारोपण महाअभियान: एन.एस.एस. स्वयंसेवक प्रातः 7:30 बजे क्रीड़ा-स्थल पर एकत्र हों',
    type: 'Events',
    publishedAt: '2026-07-30T16:45:00+05:30',
    link: '/events/nss',
  },
  {
    key: 'timetable-2026',
    title: 'Time tables of B.A. and B.Sc. for the odd semesters are in force from 3 August 2026',
    titleHi: 'बी.ए. एवं बी.एससी. विषम सेमेस्टर की समय-सारणी 3 अगस्त 2026 से प्रभावी',
    type: 'News',
    publishedAt: '2026-08-01T10:00:00+05:30',
    link: '/timetable',
  },
  {
    key: 'independence-day-2026',
    title: 'स्वतंत्रता दिवस समारोह 2026: ध्वजारोहण, परेड एवं सांस्कृतिक कार्यक्रम',
    type: 'Events',
    publishedAt: '2026-08-10T11:30:00+05:30',
  },
  {
    key: 'ncc-selection-2026',
    title: 'N.C.C. selection trials for first-year cadets: height, run and written test',
    titleHi: 'एन.सी.सी. प्रथम वर्ष के कैडेटों का चयन: ऊँचाई, दौड़ एवं लिखित परीक्षा',
    type: 'News',
    publishedAt: '2026-08-18T12:00:00+05:30',
    link: '/events/ncc',
  },
  {
    key: 'teachers-day-2026',
    title: "Teachers' Day: the day's classes will be taken by students of the final year",
    titleHi: 'शिक्षक दिवस: इस दिन की कक्षाएँ अंतिम वर्ष के विद्यार्थी लेंगे',
    type: 'Events',
    publishedAt: '2026-09-01T14:00:00+05:30',
  },
  {
    key: 'scholarship-2026',
    title: 'छात्रवृत्ति एवं शुल्क प्रतिपूर्ति 2026-27: आवेदन की अंतिम तिथि एवं आवश्यक अभिलेख',
    type: 'News',
    publishedAt: '2026-09-16T13:10:00+05:30',
    circular: {
      fileName: 'scholarship-application-2026-27',
      number: 52,
      office: 'welfare',
      subjectHi: 'सत्र 2026-27 की छात्रवृत्ति एवं शुल्क प्रतिपूर्ति के आवेदन के संबंध में',
      subject: 'Applications for scholarship and fee reimbursement, session 2026-27',
      bodyHi: [
        'पात्र विद्यार्थी निर्धारित पोर्टल पर ऑनलाइन आवेदन कर उसकी मुद्रित प्रति समस्त संलग्नकों सहित प्रकोष्ठ में जमा करें। नवीन एवं नवीनीकरण दोनों प्रकार के आवेदनों में वर्तमान सत्र की शुल्क रसीद संलग्न करना अनिवार्य है।',
        'न्यूनतम 75 प्रतिशत उपस्थिति के अभाव में आवेदन अग्रसारित नहीं किया जाएगा। सहायता हेतु कक्ष संख्या 9 में प्रत्येक कार्य दिवस को अपराह्न 2 से 4 बजे तक संपर्क करें।',
      ],
      body: [
        'Eligible students shall apply on the prescribed portal and hand in the printed application with all enclosures. The fee receipt of the present session is required for fresh and renewal applications alike.',
        'Applications of students with less than 75 per cent attendance will not be forwarded. Help is given in Room 9 on every working day from 2 to 4 p.m.',
      ],
      table: [
        ['Category / वर्ग', 'Last date online', 'Printed copy by'],
        ['SC / ST', '20 October 2026', '24 October 2026'],
        ['OBC / Minority', '22 October 2026', '27 October 2026'],
        ['General / EWS', '22 October 2026', '27 October 2026'],
      ],
    },
  },
]
