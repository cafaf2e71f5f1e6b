import { both, facts, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.nss.path,
  title: both('National Service Scheme', 'राष्ट्रीय सेवा योजना'),
  description: [
    'The NSS unit of the college: regular work, the seven-day village camp, certificates, and how to enrol as a volunteer.',
    'महाविद्यालय की राष्ट्रीय सेवा योजना (एनएसएस) इकाई: नियमित कार्य, गाँव में सात दिन का शिविर, प्रमाण-पत्र और स्वयंसेवकों का पंजीकरण।',
  ],
  lead: both('Not me, but you.', 'मैं नहीं, आप।'),
  picture: 'art:arch-flag',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [['Programme Officer', 'कार्यक्रम अधिकारी'], '{{nss.person}}'],
        [
          ['Enrolment', 'पंजीकरण'],
          ['August, first and second year', 'अगस्त, प्रथम और द्वितीय वर्ष'],
        ],
        [
          ['Regular work', 'नियमित कार्य'],
          ['120 hours a year', 'प्रति वर्ष 120 घंटे'],
        ],
        [['E-mail', 'ई-मेल'], '{{nss.email}}'],
      ),
    },
    {
      kind: 'text',
      paragraphs: texts([
        'Volunteers of the National Service Scheme give some hours a week to the town and to the villages around it. They come for the certificate, and stay because they are needed.',
        'राष्ट्रीय सेवा योजना के स्वयंसेवक सप्ताह में कुछ घंटे शहर और आस-पास के गाँवों को देते हैं। वे आते प्रमाण-पत्र के लिए हैं, और रुकते इसलिए हैं कि उनकी ज़रूरत है।',
      ]),
    },
    {
      kind: 'table',
      heading: both('The unit’s year', 'वार्षिक कार्यक्रम'),
      caption: both('The unit’s year', 'वार्षिक कार्यक्रम'),
      columns: texts(['When', 'कब'], ['What', 'कार्यक्रम']),
      rows: rows(
        [
          ['July and August', 'जुलाई और अगस्त'],
          [
            'Plantation drive on the campus and along the canal; enrolment',
            'परिसर में और नहर के किनारे पौधारोपण अभियान; पंजीकरण',
          ],
        ],
        [
          ['24 September', '24 सितंबर'],
          ['NSS Day', 'एनएसएस दिवस'],
        ],
        [
          ['2 October', '2 अक्टूबर'],
          ['All-faith prayer, cleaning of the bus stand, a talk', 'सर्वधर्म प्रार्थना, बस अड्डे की सफ़ाई, व्याख्यान'],
        ],
        [
          ['November', 'नवंबर'],
          [
            'Voters’ registration desk for those who have turned eighteen',
            'अठारह वर्ष पूरे करने वालों के लिए वोटर पंजीकरण काउंटर',
          ],
        ],
        [
          ['December or January', 'दिसंबर या जनवरी'],
          [
            'Special camp: seven days and nights in an adopted village',
            'विशेष शिविर: गोद लिए गाँव में सात दिन और सात रात',
          ],
        ],
        [
          ['February', 'फ़रवरी'],
          ['Blood group and eye check with the health centre', 'स्वास्थ्य केंद्र के सहयोग से रक्त समूह और नेत्र जाँच'],
        ],
        [
          ['21 June', '21 जून'],
          [
            'International Day of Yoga in the courtyard, open to the town',
            'प्रांगण में अंतरराष्ट्रीय योग दिवस, नगरवासियों के लिए भी खुला',
          ],
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('How to enrol', 'पंजीकरण'),
      items: texts(
        [
          'Any regular student of the first or second year may enrol. There is no fee.',
          'प्रथम या द्वितीय वर्ष के सभी संस्थागत विद्यार्थी पंजीकरण करा सकते हैं। कोई शुल्क नहीं है।',
        ],
        [
          'Take the form in Room 12, and return it with one photograph and a copy of the fee receipt by 31 August.',
          'कक्ष 12 से फ़ॉर्म लें और एक फोटो और शुल्क रसीद की फोटोकॉपी के साथ 31 अगस्त तक जमा करें।',
        ],
        [
          'Meet on Saturdays at 1 p.m. Hours are entered in your diary and signed the same day.',
          'बैठक हर शनिवार को दोपहर 1 बजे होती है। काम के घंटे उसी दिन हस्ताक्षर के साथ आपकी डायरी में लिखे जाते हैं।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('The certificate', 'प्रमाण-पत्र'),
      items: texts(
        [
          '240 hours in two years and one special camp earn the NSS certificate of the University.',
          'दो वर्ष में 240 घंटे और एक विशेष शिविर पूरा करने पर विश्वविद्यालय का एनएसएस प्रमाण-पत्र मिलता है।',
        ],
        ['It carries 2% weightage in admission.', 'इस पर प्रवेश में 2% अधिभार (अतिरिक्त अंक) मिलता है।'],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Coming events', 'आगामी कार्यक्रम'], pagePaths.allNotices.path),
        link(['Weightage in admission', 'प्रवेश में अधिभार'], pagePaths.admissionProcedure.path),
      ],
    },
  ],
}
