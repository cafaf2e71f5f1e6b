import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { columns, people, posts } from '../names.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'

export const page: SeedContent = {
  path: pagePaths.alumniAssociation.path,
  title: both('Alumni association', 'पूर्व छात्र संघ'),
  description: [
    'The eight members who lead the alumni association of the college, what the association does, and how to join it.',
    'महाविद्यालय के पूर्व छात्र संघ की कार्यकारिणी के आठ सदस्य, संघ के काम और सदस्य कैसे बनें।',
  ],
  lead: both('Once a student here, always one of us.', 'जो इस प्रांगण का हुआ, हमेशा इसी का रहा।'),
  picture: 'art:arch-courtyard',
  blocks: [
    {
      kind: 'table',
      heading: both('The committee', 'कार्यकारिणी'),
      caption: both('The committee', 'कार्यकारिणी'),
      columns: texts(columns.number, columns.name, columns.position, ['Degree', 'डिग्री'], ['Year', 'वर्ष']),
      rows: rows(
        ['1', ['Shashi Bhushan Pandey', 'शशि भूषण पांडेय'], posts.president, ['B.A.', 'बी.ए.'], '1982'],
        ['2', ['Dr. Rekha Saxena', 'डॉ. रेखा सक्सेना'], posts.vicePresident, ['B.Sc.', 'बी.एससी.'], '1989'],
        [
          '3',
          people.neelamChaudhary,
          ['Secretary', 'सचिव'],
          ['M.A. (Political Science)', 'एम.ए. (राजनीति विज्ञान)'],
          '2009',
        ],
        [
          '4',
          ['Mohammad Arif Siddiqui', 'मोहम्मद आरिफ़ सिद्दीक़ी'],
          ['Joint Secretary', 'संयुक्त सचिव'],
          ['B.Sc.', 'बी.एससी.'],
          '1995',
        ],
        ['5', ['Gurmeet Kaur Bhatia', 'गुरमीत कौर भाटिया'], posts.treasurer, ['B.A.', 'बी.ए.'], '2000'],
        ['6', ['Sushila Rawat', 'सुशीला रावत'], posts.member, ['B.A.', 'बी.ए.'], '1997'],
        [
          '7',
          ['Rajendra Prasad Kanaujia', 'राजेंद्र प्रसाद कनौजिया'],
          posts.member,
          ['B.Sc.', 'बी.एससी.'],
          '2002',
        ],
        [
          '8',
          ['Faizan Ahmad Khan', 'फ़ैज़ान अहमद ख़ान'],
          posts.member,
          ['M.A. (History)', 'एम.ए. (इतिहास)'],
          '2010',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('What the association does', 'संघ क्या करता है'),
      items: texts(
        [
          'Meets in the courtyard on the second Sunday of December, with families. There is tea, and there are speeches, but they are short.',
          'दिसंबर के दूसरे रविवार को प्रांगण में परिवार के साथ मिलन समारोह रखता है। चाय भी होती है और भाषण भी, पर भाषण छोटे होते हैं।',
        ],
        [
          'Pays the examination fee of students whose families have fallen on hard times; only the Principal knows their names.',
          'जिन विद्यार्थियों का परिवार पैसों की तंगी में हो, उनका परीक्षा शुल्क देता है; उनके नाम केवल प्राचार्या जानती हैं।',
        ],
        [
          'Sends members to speak to classes about their work, and takes students along for a day.',
          'अपने सदस्यों को कक्षाओं में भेजता है, जहाँ वे अपने काम के बारे में बताते हैं, और विद्यार्थियों को एक दिन उनके कार्यस्थल पर ले जाता है।',
        ],
        [
          'Buys a shelf of books for the library each year.',
          'पुस्तकालय के लिए हर वर्ष एक अलमारी भर किताबें खरीदता है।',
        ],
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('How to join', 'सदस्य कैसे बनें'),
      items: texts(
        ['Fill in the alumni registration form with a photograph.', 'पूर्व छात्र पंजीकरण फ़ॉर्म फोटो के साथ भरें।'],
        [
          'The office checks your year and degree against its registers.',
          'कार्यालय आपका वर्ष और डिग्री अपने रजिस्टर से मिलाता है।',
        ],
        [
          'You are then shown in the alumni gallery and hear of the meetings by e-mail.',
          'इसके बाद आपका नाम पूर्व छात्र गैलरी में दिखता है और बैठकों की सूचना ई-मेल से मिलती है।',
        ],
      ),
    },
    {
      kind: 'links',
      links: [link(['Rules of the alumni association', 'पूर्व छात्र संघ के नियम'], pdfPaths.alumniRules)],
    },
    {
      kind: 'actions',
      links: [
        link(
          ['Register as an alumnus or alumna', 'पूर्व छात्र/छात्रा पंजीकरण'],
          pagePaths.alumniRegistration.path,
        ),
        link(['Alumni gallery', 'पूर्व छात्र गैलरी'], pagePaths.alumniGallery.path),
      ],
    },
  ],
}
