import { both, facts, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { people } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.ncc.path,
  title: both('National Cadet Corps', 'राष्ट्रीय कैडेट कोर'),
  description: [
    'The NCC company of the college: selection of cadets, parades and camps, the B and C certificates and what they count for.',
    'महाविद्यालय की एनसीसी कंपनी: कैडेट चयन, परेड और शिविर, बी और सी प्रमाण-पत्र तथा उनसे मिलने वाला लाभ।',
  ],
  lead: both('Unity and discipline.', 'एकता और अनुशासन।'),
  picture: 'art:arch-flag',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [['Officer in charge', 'प्रभारी अधिकारी'], people.raviMishra],
        [
          ['Selection', 'चयन'],
          ['August, first year', 'अगस्त, प्रथम वर्ष'],
        ],
        [
          ['Parade', 'परेड'],
          ['Wednesday and Saturday, 6.30 a.m.', 'बुधवार और शनिवार, सुबह 6.30 बजे'],
        ],
        [['E-mail', 'ई-मेल'], '{{ncc.email}}'],
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('Selection of cadets', 'कैडेट चयन'),
      items: texts(
        [
          'Students of the first year, women and men, give their names at the NCC room in the first week of August.',
          'प्रथम वर्ष के छात्र-छात्राएँ अगस्त के प्रथम सप्ताह में एनसीसी कक्ष में अपना नाम दें।',
        ],
        [
          'Height and weight are taken; then a run, a short written test and a talk with the officer.',
          'लंबाई और वज़न नापा जाता है; फिर दौड़, छोटी लिखित परीक्षा और अधिकारी से बातचीत।',
        ],
        [
          'The list of cadets is put up within a week. Uniform and boots are issued by the battalion.',
          'कैडेटों की सूची एक सप्ताह के भीतर लगा दी जाती है। वर्दी और जूते बटालियन देती है।',
        ],
      ),
    },
    {
      kind: 'table',
      heading: both('Certificates', 'प्रमाण-पत्र'),
      caption: both('Certificates', 'प्रमाण-पत्र'),
      columns: texts(
        ['Certificate', 'प्रमाण-पत्र'],
        ['When', 'कब'],
        ['Needs', 'शर्तें'],
        ['Weightage', 'अधिभार (अतिरिक्त अंक)'],
      ),
      rows: rows(
        [
          ['B', 'बी'],
          ['End of the second year', 'द्वितीय वर्ष के अंत में'],
          ['75% of the parades and one annual camp', '75% परेड और एक वार्षिक शिविर'],
          '2%',
        ],
        [
          ['C', 'सी'],
          ['End of the third year', 'तृतीय वर्ष के अंत में'],
          ['The B certificate, 75% of the parades and a second camp', 'बी प्रमाण-पत्र, 75% परेड और दूसरा शिविर'],
          '3%',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('What cadets do', 'गतिविधियाँ'),
      items: texts(
        [
          'Drill, map reading, first aid, shooting with the battalion, and the obstacle course.',
          'ड्रिल, मानचित्र पठन, प्राथमिक उपचार, बटालियन के साथ निशानेबाज़ी और बाधा दौड़।',
        ],
        [
          'Parade on Independence Day and Republic Day; rehearsals are compulsory.',
          'स्वतंत्रता दिवस और गणतंत्र दिवस पर परेड; रिहर्सल में आना ज़रूरी है।',
        ],
        [
          'An annual camp of ten days. Some go on to camps in other States.',
          'दस दिन का वार्षिक शिविर। कुछ कैडेट अन्य राज्यों के शिविरों में भी जाते हैं।',
        ],
        [
          'Traffic, plantation and blood donation with the offices of the district.',
          'ज़िले के कार्यालयों के साथ यातायात, पौधे लगाने और रक्तदान के काम।',
        ],
      ),
    },
    {
      kind: 'notice',
      paragraphs: texts([
        'Camp and parade days count as attendance, if the officer’s slip reaches your department within a week.',
        'शिविर और परेड के दिन उपस्थिति में गिने जाते हैं, यदि अधिकारी की पर्ची एक सप्ताह के भीतर आपके विभाग में पहुँच जाए।',
      ]),
    },
    {
      kind: 'actions',
      links: [
        link(['Notices for cadets', 'कैडेटों के लिए सूचनाएँ'], pagePaths.allNotices.path),
        link(['Weightage in admission', 'प्रवेश में अधिभार'], pagePaths.admissionProcedure.path),
      ],
    },
  ],
}
