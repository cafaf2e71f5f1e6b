import { both, facts, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { posts } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.library.path,
  title: both('Library', 'पुस्तकालय'),
  description: [
    'Hours, cards, loans and rules of the college library and its reading room, with free digital libraries to use at home.',
    'महाविद्यालय के पुस्तकालय और वाचनालय का समय, पुस्तकालय कार्ड, किताबें लेने के नियम, और घर से पढ़ने के लिए मुफ़्त डिजिटल पुस्तकालय।',
  ],
  lead: both('Silence, light, and a chair that is yours.', 'शांति, रोशनी और आपकी अपनी कुर्सी।'),
  picture: 'art:arch-books',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [['Library counter', 'पुस्तकालय काउंटर'], '{{library.hours}}'],
        [
          ['Reading room', 'वाचनालय'],
          [
            '9 a.m. to 5 p.m.; to 7 p.m. during examinations',
            'सुबह 9 बजे से शाम 5 बजे तक; परीक्षा के दिनों में शाम 7 बजे तक',
          ],
        ],
        [posts.librarian, '{{library.person}}'],
        [['E-mail', 'ई-मेल'], '{{library.email}}'],
      ),
    },
    {
      kind: 'table',
      heading: both('What you can borrow', 'कितनी किताबें मिलेंगी'),
      caption: both('What you can borrow', 'कितनी किताबें मिलेंगी'),
      columns: texts(['Reader', 'पाठक'], ['Books', 'पुस्तकें'], ['For', 'अवधि']),
      rows: rows(
        [['Undergraduate students', 'स्नातक विद्यार्थी'], '2', ['14 days', '14 दिन']],
        [['Postgraduate students', 'स्नातकोत्तर विद्यार्थी'], '4', ['21 days', '21 दिन']],
        [['Teachers', 'शिक्षक'], '10', ['The semester', 'पूरा सेमेस्टर']],
        [['Staff', 'कर्मचारी'], '2', ['30 days', '30 दिन']],
        [
          ['Alumni', 'पूर्व छात्र'],
          ['Reading room only', 'केवल वाचनालय'],
          ['With the association’s card', 'पूर्व छात्र संघ के कार्ड पर'],
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Your library card', 'पुस्तकालय कार्ड'),
      items: texts(
        [
          'Bring the library fee receipt and your identity card to the counter. The card is ready in two working days.',
          'पुस्तकालय शुल्क की रसीद और परिचय-पत्र लेकर काउंटर पर आएँ। कार्ड दो कार्य दिवसों में बन जाता है।',
        ],
        [
          'You can renew a book once, unless someone is waiting for it.',
          'किताब रखने का समय एक बार बढ़वा सकते हैं, यदि कोई दूसरा उसका इंतज़ार न कर रहा हो।',
        ],
        [
          'After the due date you pay ₹2 a day for each book.',
          'तय तिथि के बाद हर किताब पर ₹2 रोज़ विलंब शुल्क (लेट फ़ीस) लगता है।',
        ],
        [
          'If you lose a book, replace it with a new copy or pay its present price.',
          'किताब खो जाए, तो नई किताब दें या उसका आज का मूल्य जमा करें।',
        ],
        [
          'You can read reference books, journals and old question papers only in the library.',
          'संदर्भ पुस्तकें, शोध-पत्रिकाएँ और पुराने प्रश्नपत्र पुस्तकालय में ही पढ़ सकते हैं।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('In the reading room', 'वाचनालय में'),
      items: texts(
        ['Leave bags at the rack and silence your telephone.', 'बैग रैक पर रखें और मोबाइल साइलेंट रखें।'],
        [
          'Newspapers in Hindi, English and Urdu lie on the table by the window; magazines for competitive examinations on the shelf beside it.',
          'हिन्दी, अंग्रेज़ी और उर्दू के समाचार-पत्र खिड़की के पास की मेज़ पर तथा प्रतियोगी परीक्षाओं की पत्रिकाएँ उसके पास की अलमारी में रहती हैं।',
        ],
        [
          'Use the five computers for the catalogue and digital libraries, half an hour at a time.',
          'पाँच कंप्यूटर पुस्तक-सूची और डिजिटल पुस्तकालयों के लिए हैं, एक बार में आधे घंटे तक।',
        ],
        [
          'If a book or a service is missing, write it in the suggestion book. We read it every Saturday and answer there.',
          'जिस पुस्तक या सुविधा की कमी लगे, उसे सुझाव पुस्तिका में लिखें। पुस्तिका हर शनिवार को पढ़ी जाती है और उत्तर उसी में लिखा जाता है।',
        ],
      ),
    },
    {
      kind: 'notice',
      heading: both('No-dues certificate', 'अदेयता प्रमाण-पत्र (नो ड्यूज़)'),
      paragraphs: texts([
        'Return all books before the semester examination. You get your admit card only with the library’s no-dues certificate.',
        'सेमेस्टर परीक्षा से पहले सभी किताबें लौटा दें। परीक्षा के प्रवेश-पत्र पुस्तकालय का अदेयता प्रमाण-पत्र दिखाने पर ही मिलते हैं।',
      ]),
    },
    {
      kind: 'links',
      heading: both('Free to read anywhere', 'डिजिटल पुस्तकालय'),
      links: [
        link(
          ['National Digital Library of India', 'भारत का राष्ट्रीय डिजिटल पुस्तकालय'],
          'https://ndl.iitkgp.ac.in/',
          ['Books, theses and question papers', 'पुस्तकें, शोध-प्रबंध और प्रश्नपत्र'],
        ),
        link(['SWAYAM', 'स्वयं (SWAYAM)'], 'https://swayam.gov.in/', [
          'Courses with certificates',
          'प्रमाण-पत्र वाले कोर्स',
        ]),
        link(['NPTEL', 'एनपीटीईएल (NPTEL)'], 'https://nptel.ac.in/', [
          'Lectures in science and computing',
          'विज्ञान और कंप्यूटर विषयों के व्याख्यान',
        ]),
        link(['MOOCs', 'मुफ़्त ऑनलाइन कोर्स (MOOCs)'], 'https://www.mooc.org/', [
          'Courses of universities of the world',
          'दुनिया के विश्वविद्यालयों के कोर्स',
        ]),
        link(['NCERT', 'एनसीईआरटी (NCERT)'], 'https://ncert.nic.in/', [
          'School textbooks, to go back to the basics',
          'स्कूल की किताबें, बुनियादी बातें दोहराने के लिए',
        ]),
      ],
    },
  ],
}
