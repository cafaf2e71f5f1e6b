import { both, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { columns, departments, people, posts } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.researchInnovation.path,
  title: both('Research and innovation', 'शोध और नवाचार'),
  description: [
    'The research and innovation cell: its two members, what it supports, and how teachers and students can propose a project.',
    'शोध और नवाचार प्रकोष्ठ: उसके दो सदस्य, उसके कार्य, और शिक्षक और विद्यार्थी प्रोजेक्ट का प्रस्ताव कैसे दें।',
  ],
  lead: both('Good questions do not need a big laboratory.', 'अच्छे प्रश्न के लिए बड़ी प्रयोगशाला ज़रूरी नहीं।'),
  picture: 'art:arch-flask',
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the cell', 'प्रकोष्ठ के सदस्य'),
      columns: texts(columns.number, columns.name, columns.position, columns.department),
      rows: rows(
        ['1', people.meenakshiAgrawal, posts.convener, departments.chemistry],
        ['2', people.raviMishra, posts.member, departments.physics],
      ),
    },
    {
      kind: 'list',
      heading: both('What the cell does', 'प्रकोष्ठ के कार्य'),
      items: texts(
        [
          'Reads the drafts of papers and project proposals and helps with references, statistics and English.',
          'शोध-पत्रों और प्रोजेक्ट प्रस्तावों के मसौदे पढ़ता है और संदर्भ, सांख्यिकी और अंग्रेज़ी में मदद करता है।',
        ],
        [
          'Checks that sources are acknowledged and that people who take part in a study have agreed to it.',
          'जाँचता है कि स्रोतों का उल्लेख किया गया हो और अध्ययन में भाग लेने वालों की सहमति ली गई हो।',
        ],
        [
          'Keeps the list of the teachers’ publications and patents in their profiles.',
          'शिक्षकों के प्रकाशनों और पेटेंटों की वह सूची पूरी रखता है, जो उनकी प्रोफ़ाइल में दिखती है।',
        ],
        [
          'Helps final-year students with projects that the town can use, such as low-cost instruments or testing the water of wells.',
          'अंतिम वर्ष के विद्यार्थियों की शहर के काम के प्रोजेक्टों में मदद करता है, जैसे कम लागत के उपकरण या कुओं के पानी की जाँच।',
        ],
        [
          'Arranges a research hour on the last Saturday of the month, in which one teacher and one student talk about their work.',
          'माह के अंतिम शनिवार को शोध-चर्चा आयोजित करता है, जिसमें एक शिक्षक और एक विद्यार्थी अपने कार्य के बारे में बताते हैं।',
        ],
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('To propose a project', 'प्रोजेक्ट का प्रस्ताव'),
      items: texts(
        [
          'Write one page: the question, why it matters, what you will do, how long it takes and what it costs.',
          'एक पृष्ठ में लिखें: प्रश्न, उसका महत्व, क्या-क्या करेंगे, कितना समय और कितना ख़र्च।',
        ],
        ['Have it signed by a teacher who will guide it.', 'मार्गदर्शन करने वाले शिक्षक के हस्ताक्षर कराएँ।'],
        [
          'Send it to {{research.email}} by 31 August or 31 January. The cell answers within a month.',
          '31 अगस्त या 31 जनवरी तक {{research.email}} पर भेजें। प्रकोष्ठ एक माह के भीतर उत्तर देता है।',
        ],
      ),
    },
  ],
}
