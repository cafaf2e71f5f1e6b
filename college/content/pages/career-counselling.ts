import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { columns, departments, people, posts } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.careerCounselling.path,
  title: both('Career counselling', 'करियर परामर्श'),
  description: [
    'The career counselling and placement cell: who to talk to about further study, examinations and jobs, and when.',
    'करियर परामर्श और प्लेसमेंट प्रकोष्ठ: आगे की पढ़ाई, परीक्षाओं और नौकरी के बारे में किससे और कब बात करें।',
  ],
  lead: both('Come in the first year. The third is late.', 'पहले वर्ष में ही आइए। तीसरे वर्ष तक देर हो जाती है।'),
  picture: 'art:arch-cap',
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the cell', 'प्रकोष्ठ के सदस्य'),
      columns: texts(columns.number, columns.name, columns.position, columns.department),
      rows: rows(
        ['1', people.harpreetSinghGill, posts.coordinator, departments.economics],
        ['2', people.nasreenFatima, ['Member and counsellor', 'सदस्य और परामर्शदाता'], departments.psychology],
      ),
    },
    {
      kind: 'list',
      heading: both('What you can get here', 'यहाँ क्या मिलेगा'),
      items: texts(
        [
          'A talk, alone and in confidence, about what suits you: Tuesday and Friday, 2 to 3 p.m., Room 7.',
          'आपके लिए क्या ठीक रहेगा, इस पर अकेले में बातचीत, जो गोपनीय रहती है: मंगलवार और शुक्रवार, दोपहर 2 से 3 बजे तक, कक्ष 7।',
        ],
        [
          'Dates, forms and old papers of entrance and competitive examinations.',
          'प्रवेश और प्रतियोगी परीक्षाओं की तिथियाँ, फ़ॉर्म और पुराने प्रश्नपत्र।',
        ],
        ['Help with a résumé and a practice interview.', 'बायोडाटा बनाने में मदद और इंटरव्यू का अभ्यास।'],
        [
          'Campus interviews for final-year students in November and March; registration is free.',
          'अंतिम वर्ष के विद्यार्थियों के लिए नवंबर और मार्च में कैंपस इंटरव्यू (परिसर साक्षात्कार); पंजीकरण का कोई शुल्क नहीं है।',
        ],
        [
          'Talks by alumni who have taken the road that you are thinking of.',
          'आपकी रुचि के क्षेत्र में काम कर रहे पूर्व छात्रों से बातचीत।',
        ],
      ),
    },
    {
      kind: 'table',
      heading: both('After your degree', 'स्नातक के बाद'),
      caption: both('After your degree', 'स्नातक के बाद'),
      columns: texts(['If you study', 'विषय-वर्ग'], ['You may go on to', 'आगे के अवसर']),
      rows: rows(
        [
          ['Arts', 'कला'],
          [
            'M.A., B.Ed., law, social work, journalism, library science, State and central services',
            'एम.ए., बी.एड., विधि, समाज कार्य, पत्रकारिता, पुस्तकालय विज्ञान, राज्य और केंद्रीय सेवाएँ',
          ],
        ],
        [
          ['Science', 'विज्ञान'],
          [
            'M.Sc., B.Ed., M.C.A., laboratory and agricultural services, defence services',
            'एम.एससी., बी.एड., एम.सी.ए., प्रयोगशाला और कृषि सेवाएँ, रक्षा सेवाएँ',
          ],
        ],
        [
          ['Commerce', 'वाणिज्य'],
          [
            'M.Com., accountancy, banking and insurance, taxation, business of your own',
            'एम.कॉम., लेखाकर्म, बैंकिंग और बीमा, टैक्स, अपना व्यवसाय',
          ],
        ],
        [
          ['Computer application', 'कंप्यूटर अनुप्रयोग'],
          [
            'M.C.A., software development, data entry and office automation',
            'एम.सी.ए., सॉफ़्टवेयर बनाना, डेटा एंट्री और कार्यालय का कंप्यूटर काम',
          ],
        ],
      ),
    },
    {
      kind: 'text',
      heading: both('To register', 'पंजीकरण'),
      paragraphs: texts([
        'Write to {{career.email}} with your name, class and roll number, and what you would like to do. If you do not know yet, write that: most students do not.',
        'अपना नाम, कक्षा, रोल नंबर और भविष्य की योजना {{career.email}} पर लिख भेजें। अभी कुछ तय न हो, तो यही लिखें: अधिकतर विद्यार्थियों के साथ ऐसा ही होता है।',
      ]),
    },
    {
      kind: 'actions',
      links: [
        link(['Notices of campus interviews', 'कैंपस इंटरव्यू की सूचनाएँ'], pagePaths.allNotices.path),
        link(['Meet the alumni', 'पूर्व छात्रों से मिलें'], pagePaths.alumniGallery.path),
      ],
    },
  ],
}
