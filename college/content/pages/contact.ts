import { college } from '@prangan/college/config'
import { both, facts, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.contact.path,
  title: both('Contact', 'संपर्क'),
  description: [
    `Telephone, e-mail, address and office hours of ${college.name.en}, and which office to write to about what.`,
    `${college.name.hi} का फ़ोन, ई-मेल, पता और कार्यालय का समय; और किस काम के लिए किस कार्यालय को लिखें।`,
  ],
  lead: both(
    'Call, write, or come in by the main gate: the enquiry room is on the left.',
    'फ़ोन करें, लिखें या स्वयं आएँ: मुख्य गेट से अंदर आते ही बाईं ओर पूछताछ कक्ष है।',
  ),
  picture: 'art:arch-courtyard',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [['Telephone', 'फ़ोन'], '{{phone}}'],
        [['E-mail', 'ई-मेल'], '{{email}}'],
        [
          ['Address', 'पता'],
          [`${college.name.en}, {{address}}`, `${college.name.hi}, {{address}}`],
        ],
        [
          ['Office hours', 'कार्यालय का समय'],
          ['Monday to Saturday, 10 a.m. to 4 p.m.', 'सोमवार से शनिवार, सुबह 10 बजे से शाम 4 बजे तक'],
        ],
      ),
    },
    {
      kind: 'table',
      heading: both('Who to write to', 'किसे लिखें'),
      caption: both('Who to write to', 'किसे लिखें'),
      columns: texts(['About', 'विषय'], ['Office', 'कार्यालय'], ['E-mail', 'ई-मेल']),
      rows: rows(
        [
          ['Admission, forms, counselling', 'प्रवेश, आवेदन-पत्र, काउंसलिंग'],
          '{{admission}}',
          '{{admission.email}}',
        ],
        [['Fees, challans, receipts', 'शुल्क, चालान, रसीद'], '{{accounts}}', '{{accounts.email}}'],
        [
          ['Examination forms, admit cards, results', 'परीक्षा फ़ॉर्म, प्रवेश-पत्र, परीक्षा परिणाम'],
          '{{examination}}',
          '{{examination.email}}',
        ],
        [
          ['Scholarship and fee reimbursement', 'छात्रवृत्ति और शुल्क प्रतिपूर्ति'],
          '{{scholarship}}, {{scholarship.place}}',
          '{{scholarship.email}}',
        ],
        [
          ['Certificates (TC and others)', 'प्रमाण-पत्र (टीसी और दूसरे)'],
          ['College office', 'महाविद्यालय कार्यालय'],
          '{{email}}',
        ],
        [['Books and cards', 'पुस्तकें और पुस्तकालय कार्ड'], '{{library}}', '{{library.email}}'],
        [['Complaints', 'शिकायतें'], '{{grievance}}', '{{grievance.email}}'],
        [['Press and visitors', 'प्रेस और बाहर से आने वाले'], '{{pro}}', '{{pro.email}}'],
      ),
    },
    {
      kind: 'map',
      heading: both('On the map', 'मानचित्र'),
      place: both(`${college.name.en}, {{address}}`, `${college.name.hi}, {{address}}`),
      latitude: 26.918,
      longitude: 80.742,
    },
    {
      kind: 'list',
      heading: both('How to get here', 'कैसे पहुँचें'),
      items: texts(
        [
          'From the railway station: fifteen minutes by e-rickshaw, along the main road to Sarvodaya Marg.',
          'रेलवे स्टेशन से: ई-रिक्शा से पंद्रह मिनट, मुख्य सड़क से होते हुए सर्वोदय मार्ग तक।',
        ],
        [
          'From the bus stand: ten minutes on foot, past the post office, second turning on the right.',
          'बस स्टैंड से: पैदल दस मिनट, डाकघर से आगे, दाईं ओर दूसरा मोड़।',
        ],
        [
          'Cars and motorcycles park at the stand outside the gate. There is a ramp at the main entrance and a wheelchair at the gatekeeper’s.',
          'कार और मोटरसाइकिल गेट के बाहर स्टैंड पर खड़ी करें। मुख्य गेट पर रैंप है और चौकीदार के पास व्हीलचेयर है।',
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Certificates', 'प्रमाण-पत्र'], '/certificates'),
        link(['Send feedback', 'सुझाव और प्रतिक्रिया भेजें'], pagePaths.feedback.path),
        link(['Public relation officer', 'जनसंपर्क अधिकारी'], pagePaths.publicRelationOfficer.path),
      ],
    },
  ],
}
