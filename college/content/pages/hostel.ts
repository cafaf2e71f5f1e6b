import { both, facts, link, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: '/hostel',
  reviewMonths: 6,
  title: both('Women’s hostel', 'महिला छात्रावास'),
  description: [
    'The college’s hostel for women: places, rooms, meals, rules and visiting hours, who gets a place, and how to ask for one.',
    'महाविद्यालय का महिला छात्रावास: स्थान, कमरे, भोजन, नियम, मिलने का समय, स्थान किसे मिलता है और आवेदन कैसे करें।',
  ],
  lead: both(
    'Sixty places inside the campus, a kitchen, and a warden who lives there.',
    'परिसर में साठ स्थान, रसोई, और वहीं रहने वाली वार्डन।',
  ),
  picture: 'art:arch-courtyard',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [['Places', 'स्थान'], '60'],
        [
          ['Rooms', 'कमरे'],
          ['Three students each', 'हर कमरे में तीन छात्राएँ'],
        ],
        [
          ['Visitors', 'मिलने का समय'],
          ['Sunday, 10 a.m. to 4 p.m.', 'रविवार, सुबह 10 से शाम 4 बजे तक'],
        ],
        [['Questions', 'पूछताछ'], '{{phone}}'],
      ),
    },
    {
      kind: 'list',
      heading: both('Who gets a place', 'स्थान किसे मिलता है'),
      items: texts(
        [
          'Students admitted to a degree, who live farther than 25 km away, come first; then the order of the applications.',
          'प्रवेश पा चुकी वे छात्राएँ पहले, जिनका घर 25 किलोमीटर से दूर है; फिर आवेदन के क्रम में।',
        ],
        [
          'Six places are kept for students with a disability or without parents.',
          'छह स्थान दिव्यांग या अनाथ छात्राओं के लिए रखे जाते हैं।',
        ],
        [
          'A place is for one session. Ask again each year.',
          'स्थान एक सत्र के लिए होता है। हर वर्ष फिर से आवेदन करें।',
        ],
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('How to ask for a place', 'आवेदन कैसे करें'),
      items: texts(
        ['Take the form at the admission counter after your admission.', 'प्रवेश के बाद प्रवेश काउंटर से फ़ॉर्म लें।'],
        [
          'Bring it back with proof of your address, two photos, and the names and photos of two guardians who may visit or fetch you.',
          'पते का प्रमाण, दो फोटो, और मिलने या ले जाने वाले दो अभिभावकों के नाम और फोटो के साथ जमा करें।',
        ],
        [
          'The list is on the board at the gate within two weeks. Pay at the bank, then take your key from the warden.',
          'दो सप्ताह में सूची गेट के सूचना पट्ट पर लगती है। बैंक में शुल्क जमा करें, फिर वार्डन से चाबी लें।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Rules', 'नियम'),
      items: texts(
        [
          'Be in by 7 p.m. For a night away the warden needs a guardian’s call the day before.',
          'शाम 7 बजे तक लौट आएँ। रात को बाहर रहना हो, तो एक दिन पहले अभिभावक वार्डन को फ़ोन करें।',
        ],
        [
          'Two meals a day, vegetarian, and tea in the morning; the menu is set by the residents each month.',
          'दिन में दो बार शाकाहारी भोजन और सुबह की चाय; हर महीने का भोजन छात्राएँ तय करती हैं।',
        ],
        [
          'No heaters or kettles in the rooms. Drinking water and an iron are on each floor.',
          'कमरे में हीटर या केतली न रखें। पीने का पानी और इस्त्री हर मंज़िल पर है।',
        ],
        [
          'The rules about ragging hold here as in the college, at every hour.',
          'रैगिंग के नियम यहाँ भी वही हैं, हर समय।',
        ],
      ),
    },
    {
      kind: 'text',
      heading: both('Coming by bus', 'बस से आना'),
      paragraphs: texts([
        'The college has no buses of its own. Students get the State transport’s monthly pass at half price with a bona fide certificate.',
        'महाविद्यालय की अपनी बसें नहीं हैं। बोनाफाइड प्रमाण-पत्र दिखाने पर राज्य परिवहन का मासिक पास आधे मूल्य में मिलता है।',
      ]),
    },
    {
      kind: 'actions',
      links: [
        link(['Admission procedure', 'प्रवेश प्रक्रिया'], pagePaths.admissionProcedure.path),
        link(['Safety and help', 'सुरक्षा और सहायता'], '/student-safety'),
      ],
    },
  ],
}
