import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { columns, people, posts } from '../names.ts'
import { leaders } from '../settings/leaders.ts'

const [principal, manager] = leaders
const trust = both('The trust', 'न्यास')

export const page: SeedContent = {
  path: pagePaths.governingBody.path,
  title: both('Governing body', 'प्रबंध समिति'),
  description: [
    'The fifteen members of the governing body of the college, from the President of the trust to the Principal.',
    'महाविद्यालय की प्रबंध समिति के पंद्रह सदस्य, न्यास की अध्यक्ष से लेकर प्राचार्या तक।',
  ],
  lead: both(
    'The college is run by a trust. Its governing body decides on buildings, posts, fees and accounts; teaching is the Principal’s responsibility.',
    'महाविद्यालय को एक न्यास (ट्रस्ट) चलाता है। भवन, पद, शुल्क और हिसाब के निर्णय उसकी प्रबंध समिति लेती है; पढ़ाई की ज़िम्मेदारी प्राचार्या की है।',
  ),
  picture: 'art:arch-courtyard',
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the governing body', 'प्रबंध समिति के सदस्य'),
      columns: texts(columns.number, columns.name, columns.position, ['From', 'प्रतिनिधित्व']),
      rows: rows(
        ['1', ['Smt. Vidyavati Khandelwal', 'श्रीमती विद्यावती खंडेलवाल'], posts.president, trust],
        [
          '2',
          ['Dr. Kamlesh Prasad Niranjan', 'डॉ. कमलेश प्रसाद निरंजन'],
          ['Senior Vice-President', 'वरिष्ठ उपाध्यक्ष'],
          trust,
        ],
        ['3', ['Shri Iqbal Husain Rizvi', 'श्री इक़बाल हुसैन रिज़वी'], posts.vicePresident, trust],
        ['4', manager.name, manager.role, trust],
        ['5', ['Shri Rajendra Nath Mathur', 'श्री राजेंद्र नाथ माथुर'], ['Deputy Manager', 'उप प्रबंधक'], trust],
        ['6', ['Smt. Sarla Jaiswal', 'श्रीमती सरला जायसवाल'], posts.treasurer, trust],
        [
          '7',
          ['Shri Dinesh Chandra Awasthi', 'श्री दिनेश चंद्र अवस्थी'],
          ['Legal adviser', 'विधि सलाहकार'],
          trust,
        ],
        ['8', ['Dr. Balbir Singh Sandhu', 'डॉ. बलबीर सिंह संधू'], posts.member, trust],
        ['9', ['Shri Ram Naresh Bind', 'श्री राम नरेश बिंद'], posts.member, trust],
        ['10', ['Smt. Zohra Siddiqui', 'श्रीमती ज़ोहरा सिद्दीक़ी'], posts.member, trust],
        ['11', ['Shri Mata Prasad Gautam', 'श्री माता प्रसाद गौतम'], posts.member, ['The town', 'शहर']],
        ['12', ['Dr. Sheela D’Souza', 'डॉ. शीला डिसूज़ा'], posts.member, ['Education', 'शिक्षा जगत']],
        ['13', people.meenakshiAgrawal, posts.member, ['Teachers’ representative', 'शिक्षक प्रतिनिधि']],
        [
          '14',
          people.devendraNathShukla,
          posts.member,
          ['Non-teaching staff’s representative', 'शिक्षणेतर कर्मचारी प्रतिनिधि'],
        ],
        ['15', principal.name, principal.role, ['Ex officio', 'पदेन']],
      ),
    },
    {
      kind: 'text',
      heading: both('How it works', 'समिति कैसे काम करती है'),
      paragraphs: texts(
        [
          'The body meets in July, October, January and April, and whenever five members ask for it. It is elected by the trust for three years; the representatives of teachers and staff change every year by seniority.',
          'समिति की बैठक जुलाई, अक्टूबर, जनवरी और अप्रैल में होती है, और पाँच सदस्यों की माँग पर कभी भी बुलाई जाती है। न्यास समिति को तीन वर्ष के लिए चुनता है; शिक्षकों और कर्मचारियों के प्रतिनिधि वरिष्ठता के क्रम से हर वर्ष बदलते हैं।',
        ],
        [
          'The Treasurer presents the audited accounts in the July meeting. Hand in letters to the body at the college office.',
          'कोषाध्यक्ष ऑडिट किया हुआ हिसाब जुलाई की बैठक में समिति के सामने रखते हैं। समिति के नाम पत्र महाविद्यालय कार्यालय में दें।',
        ],
      ),
    },
    {
      kind: 'links',
      heading: both('What it is bound by', 'समिति किन नियमों से बँधी है'),
      links: [
        link(['The University Act', 'विश्वविद्यालय अधिनियम'], 'https://university.test/act', [
          'The State law under which the University affiliates colleges',
          'राज्य का वह क़ानून, जिसके तहत विश्वविद्यालय महाविद्यालयों को सम्बद्धता देता है',
        ]),
        link(['Directorate of Higher Education', 'उच्च शिक्षा निदेशालय'], 'https://directorate.test/', [
          'Government orders on posts, grants and admission',
          'पदों, अनुदानों और प्रवेश के शासनादेश',
        ]),
      ],
    },
  ],
}
