import { pagePaths } from '@prangan/contract/page-paths'
import { people, posts } from '../names.ts'
import { both, facts, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: pagePaths.library.path,
  title: both('Library', 'पुस्तकालय'),
  description: [
    'Hours, cards, loans and rules of the college library and its reading room, with free digital libraries to use at home.',
    'महाविद्यालय के पुस्तकालय एवं वाचनालय का समय, पुस्तकालय कार्ड, पुस्तक निर्गम एवं नियम, तथा घर से उपयोग के लिए निःशुल्क डिजिटल पुस्तकालय।',
  ],
  lead: both('Silence, light, and a chair that is yours.', 'शांति, प्रकाश और आपके लिए एक कुर्सी।'),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [
          ['Library counter', 'पुस्तकालय काउंटर'],
          ['Working days, 10 a.m. to 3 p.m.', 'कार्य दिवस, प्रातः 10 बजे से अपराह्न 3 बजे तक'],
        ],
        [
          ['Reading room', 'वाचनालय'],
          [
            '9 a.m. to 5 p.m.; to 7 p.m. during examinations',
            'प्रातः 9 बजे से सायं 5 बजे तक; परीक्षा काल में सायं 7 बजे तक',
          ],
        ],
        [posts.librarian, people.shabanaBegum],
        [['E-mail', 'ई-मेल'], 'library@sarvodaya.test'],
      ),
    },
    {
      kind: 'table',
      heading: both('What you can borrow', 'पुस्तक निर्गम के नियम'),
      caption: both('What you can borrow', 'पुस्तक निर्गम के नियम'),
      columns: texts(['Reader', 'पाठक'], ['Books', 'पुस्तकें'], ['For', 'अवधि']),
      rows: rows(
        [['Undergraduate students', 'स्नातक विद्यार्थी'], '2', ['14 days', '14 दिन']],
        [['Postgraduate students', 'स्नातकोत्तर विद्यार्थी'], '4', ['21 days', '21 दिन']],
        [['Teachers', 'शिक्षक'], '10', ['The semester', 'पूरा सेमेस्टर']],
        [['Staff', 'कर्मचारी'], '2', ['30 days', '30 दिन']],
        [
          ['Alumni', 'पूर्व छात्र'],
          ['Reading room only', 'केवल वाचनालय'],
          ['With the association’s card', 'पुरातन छात्र परिषद् के कार्ड पर'],
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Your library card', 'पुस्तकालय कार्ड'),
      items: texts(
        [
          'Bring the library fee receipt and your identity card to the counter. The card is ready in two working days.',
          'पुस्तकालय शुल्क रसीद एवं परिचय-पत्र लेकर काउंटर पर आएँ। कार्ड दो कार्य दिवसों में बन जाता है।',
        ],
        [
          'A book can be renewed once, unless someone is waiting for it.',
          'पुस्तक का नवीनीकरण एक बार कराया जा सकता है, यदि कोई अन्य पाठक उसकी प्रतीक्षा में न हो।',
        ],
        [
          'After the due date ₹2 a book is charged for each day.',
          'नियत तिथि के बाद प्रति पुस्तक ₹2 प्रतिदिन विलंब शुल्क लिया जाता है।',
        ],
        [
          'A lost book is replaced by a new copy or paid for at its present price.',
          'पुस्तक खो जाने पर उसकी नई प्रति देनी होगी अथवा उसका वर्तमान मूल्य जमा करना होगा।',
        ],
        [
          'Reference books, journals and old question papers are read in the library.',
          'संदर्भ ग्रंथ, शोध-पत्रिकाएँ एवं पुराने प्रश्नपत्र पुस्तकालय में ही पढ़े जा सकते हैं।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('In the reading room', 'वाचनालय में'),
      items: texts(
        ['Leave bags at the rack and silence your telephone.', 'बैग रैक पर रखें और मोबाइल की ध्वनि बंद रखें।'],
        [
          'Newspapers in Hindi, English and Urdu lie on the table by the window; magazines for competitive examinations on the shelf beside it.',
          'हिन्दी, अंग्रेज़ी एवं उर्दू के समाचार-पत्र खिड़की के पास की मेज़ पर तथा प्रतियोगी परीक्षाओं की पत्रिकाएँ उसके पास की अलमारी में रहती हैं।',
        ],
        [
          'Five computers are for catalogue and digital libraries, half an hour at a time.',
          'पाँच कंप्यूटर पुस्तक-सूची एवं डिजिटल पुस्तकालयों के लिए हैं, एक बार में आधे घंटे तक।',
        ],
        [
          'Write what you miss into the suggestion book. It is read every Saturday, and answered in it.',
          'जिस पुस्तक या सुविधा की कमी लगे, उसे सुझाव पुस्तिका में लिखें। पुस्तिका प्रत्येक शनिवार को पढ़ी जाती है और उत्तर उसी में लिखा जाता है।',
        ],
      ),
    },
    {
      kind: 'notice',
      heading: both('No-dues certificate', 'अदेय प्रमाण-पत्र'),
      paragraphs: texts([
        'Return all books before the semester examination. Admit cards are given against the library’s no-dues certificate.',
        'सेमेस्टर परीक्षा से पूर्व सभी पुस्तकें लौटा दें। परीक्षा के प्रवेश-पत्र पुस्तकालय का अदेय प्रमाण-पत्र दिखाने पर ही दिए जाते हैं।',
      ]),
    },
    {
      kind: 'links',
      heading: both('Free to read anywhere', 'डिजिटल पुस्तकालय'),
      links: [
        link(
          ['National Digital Library of India', 'भारत का राष्ट्रीय डिजिटल पुस्तकालय'],
          'https://ndl.iitkgp.ac.in/',
          ['Books, theses and question papers', 'पुस्तकें, शोध-प्रबंध एवं प्रश्नपत्र'],
        ),
        link(['SWAYAM', 'स्वयं (SWAYAM)'], 'https://swayam.gov.in/', [
          'Courses with certificates',
          'प्रमाण-पत्र वाले पाठ्यक्रम',
        ]),
        link(['NPTEL', 'एनपीटीईएल (NPTEL)'], 'https://nptel.ac.in/', [
          'Lectures in science and computing',
          'विज्ञान एवं कंप्यूटर विषयों के व्याख्यान',
        ]),
        link(['MOOCs', 'मुक्त ऑनलाइन पाठ्यक्रम (MOOCs)'], 'https://www.mooc.org/', [
          'Courses of universities of the world',
          'विश्व के विश्वविद्यालयों के पाठ्यक्रम',
        ]),
        link(['NCERT', 'एनसीईआरटी (NCERT)'], 'https://ncert.nic.in/', [
          'School textbooks, to go back to the basics',
          'विद्यालयी पाठ्यपुस्तकें, आधारभूत बातें दोहराने के लिए',
        ]),
      ],
    },
  ],
}
