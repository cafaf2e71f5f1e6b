import type { DemoNotice } from '@prangan/emulators/demo/types.ts'

export const noticesAdmission2026: readonly DemoNotice[] = [
  {
    key: 'admission-open-2026',
    title:
      'Admission 2026-27 to B.A., B.Sc., B.Com., B.C.A., M.A. and M.Sc. (Botany): how to apply, and what is open',
    titleHi:
      'प्रवेश 2026-27, बी.ए., बी.एससी., बी.कॉम., बी.सी.ए., एम.ए. और एम.एससी. (वनस्पति विज्ञान): आवेदन कैसे करें और कौन-सा पाठ्यक्रम खुला है',
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
        'प्रबंध समिति ने सत्र 2026-27 के लिए नीचे लिखा वार्षिक शुल्क तय किया है। शुल्क महाविद्यालय के चालान से बैंक में, या ऑनलाइन जमा करें। नकद शुल्क नहीं लिया जाएगा।',
        'मुहर लगे चालान की एक प्रति लेखा अनुभाग में जमा करके लेजर संख्या ज़रूर लें। विश्वविद्यालय का परीक्षा और नामांकन शुल्क इसमें शामिल नहीं है।',
      ],
      body: [
        'The Managing Committee has fixed the annual fees below for session 2026-27. Pay at the bank with the college challan, or online; we accept no cash.',
        'Hand in one stamped copy of the challan at the Accounts Section and take your ledger number. University examination and enrolment fees are not included.',
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
    title: 'स्नातक प्रथम सेमेस्टर: योग्यता सूची, काउंसलिंग और शुल्क के नियम, सत्र 2026-27',
    type: 'News',
    publishedAt: '2026-07-14T11:00:00+05:30',
    circular: {
      fileName: 'counselling-rules-2026-27',
      number: 19,
      office: 'admission',
      subjectHi: 'स्नातक प्रवेश की योग्यता सूची, काउंसलिंग और शुल्क के नियम, सत्र 2026-27',
      subject: 'Merit lists, counselling and fee of undergraduate admission, session 2026-27',
      bodyHi: [
        'हर पाठ्यक्रम की योग्यता सूची आवेदन की अंतिम तिथि के बाद एक सप्ताह के भीतर वेबसाइट पर आएगी। आवेदन संख्या से अपना क्रम वहीं देखें।',
        'शुल्क चालान काउंसलिंग के दिन मिलेगा। सीट के प्रस्ताव में लिखे समय के भीतर उससे बैंक में शुल्क जमा करें। समय पर शुल्क जमा न होने पर सीट अगली सूची के आवेदक को मिलेगी।',
      ],
      body: [
        'The merit list of each programme is published on the website within one week after its last application date. Find your place there by your application number.',
        'You get the fee challan on the day of counselling. Pay it at the bank within the time given in the offer of the seat. If you do not pay in time, the seat goes to an applicant on the next list.',
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
    titleHi: 'रैगिंग पर रोक है: हर विद्यार्थी और अभिभावक को वचन-पत्र देना ज़रूरी',
    type: 'News',
    publishedAt: '2026-07-27T12:15:00+05:30',
    circular: {
      fileName: 'anti-ragging-undertaking-2026-27',
      number: 27,
      office: 'proctor',
      subjectHi: 'रैगिंग पर रोक और वचन-पत्र',
      subject: 'Prohibition of ragging and undertaking by students and guardians',
      bodyHi: [
        'महाविद्यालय परिसर में, छात्रावास में और आने-जाने के रास्ते में रैगिंग पर पूरी रोक है; यह दंडनीय अपराध है। दोषी विद्यार्थी को निलंबित किया या निकाला जाएगा और उसके ख़िलाफ़ FIR दर्ज कराई जाएगी।',
        'हर विद्यार्थी और अभिभावक प्रवेश के समय हस्ताक्षर किया हुआ वचन-पत्र जमा करें। कोई घटना हो, तो कुलानुशासक मंडल के किसी सदस्य को बताएँ, या शिकायत पेटी में पत्र डालें। बताने वाले का नाम गोपनीय रहेगा।',
      ],
      body: [
        'Ragging in the college, in the hostel or on the way is prohibited and a punishable offence. It leads to suspension or expulsion and a report to the police.',
        'Every student and guardian hands in the signed undertaking at admission. Report an incident to any member of the Proctorial Board, or use the complaint box. We keep your name confidential.',
      ],
    },
  },
  {
    key: 'plantation-2026',
    title: 'पौधारोपण अभियान: एनएसएस स्वयंसेवक सुबह 7:30 बजे खेल के मैदान पर पहुँचें',
    type: 'Events',
    publishedAt: '2026-07-30T16:45:00+05:30',
    link: '/events/nss',
  },
  {
    key: 'timetable-2026',
    title: 'Time tables of B.A. and B.Sc. for the odd semesters are in force from 3 August 2026',
    titleHi: 'बी.ए. और बी.एससी. विषम सेमेस्टर की समय-सारणी 3 अगस्त 2026 से लागू',
    type: 'News',
    publishedAt: '2026-08-01T10:00:00+05:30',
    link: '/timetable',
  },
  {
    key: 'independence-day-2026',
    title: 'स्वतंत्रता दिवस समारोह 2026: ध्वजारोहण, परेड और सांस्कृतिक कार्यक्रम',
    type: 'Events',
    publishedAt: '2026-08-10T11:30:00+05:30',
  },
  {
    key: 'ncc-selection-2026',
    title: 'N.C.C. selection trials for first-year cadets: height, run and written test',
    titleHi: 'एनसीसी, प्रथम वर्ष के कैडेटों का चयन: लंबाई, दौड़ और लिखित परीक्षा',
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
    title: 'छात्रवृत्ति और शुल्क प्रतिपूर्ति 2026-27: आवेदन की अंतिम तिथि और ज़रूरी दस्तावेज़',
    type: 'News',
    publishedAt: '2026-09-16T13:10:00+05:30',
    circular: {
      fileName: 'scholarship-application-2026-27',
      number: 52,
      office: 'welfare',
      subjectHi: 'सत्र 2026-27 की छात्रवृत्ति और शुल्क प्रतिपूर्ति के आवेदन',
      subject: 'Applications for scholarship and fee reimbursement, session 2026-27',
      bodyHi: [
        'छात्रवृत्ति पोर्टल पर ऑनलाइन आवेदन करें और उसका प्रिंट सभी दस्तावेज़ों के साथ प्रकोष्ठ में जमा करें। आवेदन नया हो या नवीनीकरण का, इस सत्र की शुल्क रसीद लगाना ज़रूरी है।',
        'उपस्थिति 75 प्रतिशत से कम होगी, तो आवेदन आगे नहीं भेजा जाएगा। मदद के लिए किसी भी कार्य दिवस में दोपहर 2 से शाम 4 बजे तक कक्ष 9 में आएँ।',
      ],
      body: [
        'Apply on the scholarship portal and hand in the printed application with all documents. New applications and renewals both need the fee receipt of this session.',
        'If your attendance is below 75 per cent, we do not forward your application. For help, come to Room 9 on any working day from 2 to 4 p.m.',
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
