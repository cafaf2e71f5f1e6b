import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { columns, people, posts } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.harassmentCommittee.path,
  title: both('Committee against sexual harassment', 'यौन उत्पीड़न निवारण समिति'),
  description: [
    'The internal complaints committee against sexual harassment: its four members, how to complain, and how you are protected.',
    'यौन उत्पीड़न के विरुद्ध आंतरिक शिकायत समिति: उसके चार सदस्य, शिकायत की प्रक्रिया और आपकी सुरक्षा के उपाय।',
  ],
  lead: both('You will be heard, and you will be protected.', 'आपकी बात सुनी जाएगी और आपकी सुरक्षा की जाएगी।'),
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the Internal Complaints Committee', 'आंतरिक शिकायत समिति के सदस्य'),
      columns: texts(columns.number, columns.name, columns.position, ['From', 'विभाग या संस्था']),
      rows: rows(
        [
          '1',
          '{{icc.person}}',
          ['Presiding Officer', 'पीठासीन अधिकारी'],
          ['Department of Hindi', 'हिन्दी विभाग'],
        ],
        ['2', people.nasreenFatima, posts.member, ['Department of Psychology', 'मनोविज्ञान विभाग']],
        ['3', people.shabanaBegum, posts.member, ['Library', 'पुस्तकालय']],
        [
          '4',
          ['Smt. Renuka Chandel', 'श्रीमती रेणुका चंदेल'],
          ['External member', 'बाह्य सदस्य'],
          ['Advocate, legal aid for women', 'अधिवक्ता, महिला विधिक सहायता'],
        ],
      ),
    },
    {
      kind: 'text',
      heading: both('What counts as harassment', 'उत्पीड़न क्या है'),
      paragraphs: texts([
        'Any unwelcome touch, remark, gesture, message or picture of a sexual kind; a demand or a promise in return for favours; showing or sending obscene matter; following someone, in person or by telephone. It is the same whether it comes from a student, a teacher, a member of staff or a visitor, and whether it happens in the college, on a trip or online.',
        'यौन इरादे से किया गया कोई भी अनचाहा स्पर्श, इशारा या बात, ऐसा कोई संदेश या चित्र; यौन संबंध की माँग, या उसके बदले कोई वादा; अश्लील सामग्री दिखाना या भेजना; सामने या फ़ोन पर किसी का पीछा करना। करने वाला विद्यार्थी हो, शिक्षक, कर्मचारी या बाहर का कोई व्यक्ति, और बात महाविद्यालय में हो, सफ़र में या ऑनलाइन, यह सब उत्पीड़न ही है।',
      ]),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('How to complain', 'शिकायत कैसे करें'),
      items: texts(
        [
          `Speak to any member, or write to {{icc.email}}. If writing is hard for you, a member will write it down for you.`,
          `किसी भी सदस्य से बात करें, या {{icc.email}} पर लिखें। लिखना मुश्किल हो, तो समिति आपकी बात लिख लेगी।`,
        ],
        [
          'Do so within three months of what happened. The committee can allow three months more where there is a reason.',
          'शिकायत घटना के तीन महीने के भीतर करें। ठीक कारण हो, तो समिति तीन महीने और दे सकती है।',
        ],
        [
          'Before an inquiry you may ask for conciliation (a settlement between the two sides). Money can never be part of it.',
          'जाँच से पहले, आप चाहें तो, सुलह हो सकती है; पैसे लेकर सुलह कभी नहीं हो सकती।',
        ],
        [
          'Both sides are heard. The inquiry is completed within ninety days and its report goes to both within ten days after.',
          'दोनों पक्षों को सुना जाता है। जाँच नब्बे दिन में पूरी की जाती है और उसके बाद दस दिन के भीतर दोनों पक्षों को जाँच रिपोर्ट दी जाती है।',
        ],
        [
          'The college acts on the report within sixty days. Either side may appeal.',
          'महाविद्यालय साठ दिन के भीतर रिपोर्ट पर कार्रवाई करता है। कोई भी पक्ष अपील कर सकता है।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Your protection', 'आपकी सुरक्षा'),
      items: texts(
        [
          'Names, statements and the report are confidential by law.',
          'नाम, बयान और रिपोर्ट क़ानून के अनुसार गोपनीय रहते हैं।',
        ],
        [
          'During the inquiry the committee can have your class, your examination room or the other person’s duties changed.',
          'जाँच के दौरान समिति आपकी कक्षा, आपका परीक्षा कक्ष या दूसरे पक्ष का कार्य बदलवा सकती है।',
        ],
        [
          'Nobody may trouble you or a witness for having spoken. A complaint is not called false only because it could not be proved.',
          'शिकायत करने या गवाही देने के कारण आपको या किसी गवाह को परेशान नहीं किया जा सकता। कोई शिकायत केवल इसलिए झूठी नहीं मानी जाती कि वह साबित नहीं हो सकी।',
        ],
        [
          'You remain free to go to the police, and the committee will help you if you wish it.',
          'आप पुलिस के पास कभी भी जा सकते हैं, और आप चाहें तो समिति इसमें मदद करेगी।',
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(
          ['Other complaints: grievance cell', 'अन्य शिकायतें: शिकायत निवारण प्रकोष्ठ'],
          pagePaths.grievanceCell.path,
        ),
      ],
    },
  ],
}
