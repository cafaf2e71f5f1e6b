import { college } from '@prangan/college/config'
import { pagePaths } from '@prangan/contract/page-paths'
import { departments } from '../names.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { both, facts, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

const yes = both('Yes', 'हाँ')
const no = both('No', 'नहीं')

export const page: SeedContent = {
  path: pagePaths.ba.path,
  reviewMonths: 3,
  title: college.courses.ba,
  description: [
    `B.A. at ${college.name.en}: ten subjects from Hindi to Geography, three years, admission by merit.`,
    `${college.name.hi} में बी.ए.: हिन्दी से भूगोल तक दस विषय, तीन वर्ष, योग्यता के आधार पर प्रवेश।`,
  ],
  lead: both(
    'Ten subjects, from poetry to maps. Choose those that you would read without being asked.',
    'दस विषय, कविता से मानचित्र तक। वे विषय चुनें जिन्हें आप बिना कहे भी पढ़ना चाहेंगे।',
  ),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [
          ['Duration', 'अवधि'],
          ['3 years, 6 semesters', '3 वर्ष, 6 सेमेस्टर'],
        ],
        [['Subjects', 'विषय'], '10'],
        [
          ['Admission', 'प्रवेश'],
          ['By merit', 'योग्यता के आधार पर'],
        ],
        [['Form with brochure', 'विवरणिका सहित आवेदन-पत्र'], '{{formFee}}'],
      ),
    },
    {
      kind: 'table',
      heading: both('The subjects', 'विषय'),
      caption: both('The subjects', 'विषय'),
      columns: texts(['Subject', 'विषय'], ['What it is about', 'विषय-वस्तु'], ['Practical', 'प्रायोगिक']),
      rows: [
        [
          departments.hindi,
          both(
            'Poetry, prose, grammar and the folk tongues around us',
            'काव्य, गद्य, व्याकरण एवं आस-पास की लोकभाषाएँ',
          ),
          no,
        ],
        [
          departments.english,
          both('Literature, Indian writing, the language itself', 'अंग्रेज़ी साहित्य, भारतीय लेखन एवं भाषा-ज्ञान'),
          no,
        ],
        [
          departments.sanskrit,
          both('Grammar, drama, poetry, classical thought', 'व्याकरण, नाटक, काव्य एवं शास्त्रीय चिंतन'),
          no,
        ],
        [
          departments.history,
          both('India and the world, from the first towns to our day', 'भारत एवं विश्व, प्राचीनतम नगरों से आज तक'),
          no,
        ],
        [
          departments.politicalScience,
          both('The Constitution, political thought, local government', 'संविधान, राजनीतिक चिंतन, स्थानीय शासन'),
          no,
        ],
        [
          departments.sociology,
          both('Family, caste, village, city and change', 'परिवार, जाति, ग्राम, नगर एवं सामाजिक परिवर्तन'),
          no,
        ],
        [
          departments.economics,
          both('Prices, markets, money, the Indian economy', 'मूल्य, बाज़ार, मुद्रा एवं भारतीय अर्थव्यवस्था'),
          no,
        ],
        [
          departments.education,
          both('How people learn; schools and their history', 'सीखने की प्रक्रिया; विद्यालय एवं उनका इतिहास'),
          no,
        ],
        [
          departments.psychology,
          both('Mind and behaviour, testing, counselling', 'मन एवं व्यवहार, मनोवैज्ञानिक परीक्षण, परामर्श'),
          yes,
        ],
        [
          departments.geography,
          both('Land, climate, people, maps and field work', 'भूमि, जलवायु, जन-जीवन, मानचित्र एवं क्षेत्रीय सर्वेक्षण'),
          yes,
        ],
      ],
    },
    {
      kind: 'list',
      heading: both('Who may apply', 'पात्रता'),
      items: texts(
        [
          'Candidates who have passed class 12 (10+2) in any stream. Those of the general category need at least {{minimumMarks}}; this is not mandatory for SC, ST and OBC.',
          'किसी भी विषय-वर्ग से कक्षा 12 (10+2) उत्तीर्ण अभ्यर्थी आवेदन कर सकते हैं। सामान्य वर्ग के लिए न्यूनतम {{minimumMarks}} अंक आवश्यक हैं; अनुसूचित जाति, अनुसूचित जनजाति एवं अन्य पिछड़ा वर्ग के लिए यह अनिवार्य नहीं है।',
        ],
        [
          'Admission is merit-based: the list is drawn up by class 12 marks, with weightage and reservation as the admission procedure says.',
          'प्रवेश योग्यता के आधार पर होता है: योग्यता सूची कक्षा 12 के अंकों से, प्रवेश प्रक्रिया में दिए गए अधिभार एवं आरक्षण के अनुसार बनाई जाती है।',
        ],
        [
          'If you choose Psychology or Geography, you need time for practicals in the afternoon.',
          'मनोविज्ञान अथवा भूगोल लेने वालों को अपराह्न में प्रायोगिक कक्षाओं के लिए समय देना होगा।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('What may follow', 'आगे की राह'),
      items: texts(
        [
          'M.A. in Political Science or History at this college, or in another subject elsewhere',
          'इसी महाविद्यालय से राजनीति विज्ञान अथवा इतिहास में एम.ए., या अन्यत्र किसी अन्य विषय में',
        ],
        [
          'B.Ed., law, journalism, social work, library science',
          'बी.एड., विधि, पत्रकारिता, समाज कार्य, पुस्तकालय विज्ञान',
        ],
        [
          'State and central services, teaching, banking, the police and the panchayat secretariat',
          'राज्य एवं केंद्र की सेवाएँ, शिक्षण, बैंकिंग, पुलिस एवं पंचायत सचिवालय',
        ],
      ),
    },
    {
      kind: 'links',
      heading: both('Documents', 'अभिलेख'),
      links: [
        link(['B.A. syllabus', 'बी.ए. का पाठ्यक्रम'], pdfPaths.syllabusBa),
        link(['B.A. course codes', 'बी.ए. के कोर्स कोड'], pdfPaths.baCourseCode),
        link(['B.A. time table', 'बी.ए. की समय-सारणी'], pdfPaths.timetableBa),
      ],
    },
    {
      kind: 'actions',
      links: [
        link(['Apply Now', 'अभी आवेदन करें'], pagePaths.registration.path),
        link(['Admission procedure', 'प्रवेश प्रक्रिया'], pagePaths.admissionProcedure.path),
        link(['The teachers', 'शिक्षकगण'], pagePaths.facultyOfArts.path),
      ],
    },
  ],
}
