import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { columns, departments, people, posts } from '../names.ts'
import { leaders } from '../settings/leaders.ts'

const [principal, manager] = leaders

export const page: SeedContent = {
  path: pagePaths.iqacCommittee.path,
  title: both('IQAC committee', 'आई.क्यू.ए.सी. समिति'),
  description: [
    'The members of the Internal Quality Assurance Cell: teachers, office, management, alumni, a student and the town.',
    'आंतरिक गुणवत्ता आश्वासन प्रकोष्ठ के सदस्य: शिक्षक, कार्यालय, प्रबंधन, पूर्व छात्र, एक विद्यार्थी और शहर के प्रतिनिधि।',
  ],
  lead: both(
    'Everyone with a stake in the college has a seat at this table.',
    'महाविद्यालय से जुड़े हर व्यक्ति के लिए यहाँ जगह है।',
  ),
  picture: 'art:arch-list',
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the IQAC', 'प्रकोष्ठ के सदस्य'),
      columns: texts(columns.number, columns.name, columns.position, ['From', 'विभाग या क्षेत्र']),
      rows: rows(
        ['1', principal.name, posts.chairperson, principal.role],
        [
          '2',
          [
            'Prof. (Smt.) Vaidehi Sitalakshmi Venkataraghavan Chattopadhyay-Bandyopadhyaya',
            'प्रो. (श्रीमती) वैदेही सीतालक्ष्मी वेंकटराघवन चट्टोपाध्याय-बंद्योपाध्याय',
          ],
          posts.coordinator,
          departments.education,
        ],
        ['3', manager.name, posts.member, ['Management', 'प्रबंधन']],
        ['4', people.meenakshiAgrawal, posts.member, ['Dean, Faculty of Science', 'संकायाध्यक्ष, विज्ञान संकाय']],
        ['5', people.ashaVerma, posts.member, departments.politicalScience],
        ['6', people.alokNathDwivedi, posts.member, departments.zoology],
        ['7', people.rukhsanaParveen, posts.member, departments.botany],
        ['8', people.devendraNathShukla, posts.member, posts.officeSuperintendent],
        ['9', people.shabanaBegum, posts.member, posts.librarian],
        ['10', people.neelamChaudhary, posts.member, ['Alumni association', 'पूर्व छात्र संघ']],
        [
          '11',
          ['Smt. Gurpreet Kaur Ahluwalia', 'श्रीमती गुरप्रीत कौर अहलूवालिया'],
          posts.member,
          ['Employers of the town', 'शहर के नियोक्ता'],
        ],
        [
          '12',
          ['A student of the final year', 'अंतिम वर्ष का एक विद्यार्थी'],
          posts.member,
          ['Elected each September', 'हर सितंबर में चुना जाता है'],
        ],
      ),
    },
    {
      kind: 'text',
      heading: both('Meetings', 'बैठकें'),
      paragraphs: texts([
        'The committee meets four times a year: in July, October, February and April. A new committee is formed every two years. Send suggestions for the agenda to {{iqac.email}}, up to a week before a meeting.',
        'समिति की बैठक वर्ष में चार बार होती है: जुलाई, अक्टूबर, फ़रवरी और अप्रैल में। समिति हर दो वर्ष में नए सिरे से बनती है। बैठक के लिए सुझाव एक सप्ताह पहले तक {{iqac.email}} पर भेजें।',
      ]),
    },
    {
      kind: 'actions',
      links: [
        link(['What the IQAC does', 'आई.क्यू.ए.सी. के कार्य'], pagePaths.iqac.path),
        link(['Give feedback', 'सुझाव या प्रतिक्रिया दें'], pagePaths.feedback.path),
      ],
    },
  ],
}
