import { both, link, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.codeOfConduct.path,
  title: both('Code of conduct', 'आचार संहिता'),
  description: [
    'The rules that students, teachers and administrators of the college follow, and where to turn when one is broken.',
    'विद्यार्थियों, शिक्षकों और प्रशासकों के लिए महाविद्यालय के नियम, और नियम टूटने पर कहाँ बताएँ।',
  ],
  lead: both('The same courtesy is owed to all, and by all.', 'शिष्टाचार सबका कर्तव्य है और सबका अधिकार भी।'),
  picture: 'art:arch-list',
  blocks: [
    {
      kind: 'list',
      heading: both('For students', 'विद्यार्थियों के लिए'),
      items: texts(
        [
          'Carry the identity card in the college and show it when a teacher, a proctor or the gatekeeper asks for it.',
          'महाविद्यालय में परिचय-पत्र साथ रखें और शिक्षक, कुलानुशासक मंडल के सदस्य या चौकीदार के माँगने पर दिखाएँ।',
        ],
        [
          'Attend at least 75 per cent of the classes in each subject. Tell the department in writing, in advance where possible, when you cannot come.',
          'हर विषय की कम से कम 75 प्रतिशत कक्षाओं में आएँ। आ न सकें, तो विभाग को लिखकर बताएँ, हो सके तो पहले से।',
        ],
        [
          'Be in the room before the bell. Keep mobile phones silent and put away in classes, in the library and in examinations.',
          'घंटी बजने से पहले कक्षा में पहुँच जाएँ। कक्षा, पुस्तकालय और परीक्षा में मोबाइल फ़ोन साइलेंट रखें और बाहर न निकालें।',
        ],
        [
          'Speak to teachers, staff and one another with respect. Ragging in any form, in the college, the hostel or on the way, is a punishable offence.',
          'शिक्षकों, कर्मचारियों और साथियों से आदर से बात करें। महाविद्यालय में, छात्रावास में या रास्ते में, किसी भी तरह की रैगिंग दंडनीय अपराध है।',
        ],
        [
          'Do not bring tobacco, liquor, other intoxicants or weapons into the college.',
          'महाविद्यालय में तंबाकू, शराब, दूसरे नशे या हथियार न लाएँ।',
        ],
        [
          'Handle books, instruments and furniture with care. If you damage something, you pay for it.',
          'किताबें, उपकरण और फ़र्नीचर सावधानी से बरतें। आपसे कुछ टूटे, तो उसका पैसा आप देंगे।',
        ],
        [
          'Use no unfair means in an examination and hand in no work that is not your own.',
          'परीक्षा में नक़ल न करें और किसी दूसरे का काम अपने नाम से जमा न करें।',
        ],
        [
          'Put up posters and collect money only with the written permission of the Chief Proctor.',
          'पोस्टर लगाने या चंदा जमा करने से पहले मुख्य कुलानुशासक से लिखित अनुमति लें।',
        ],
        [
          'Park vehicles at the stand. Leave the courtyard as clean as you would wish to find it.',
          'वाहन स्टैंड पर ही खड़ा करें। प्रांगण को उतना ही स्वच्छ छोड़ें, जितना स्वच्छ वह आपको स्वयं अच्छा लगे।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('For teachers', 'शिक्षकों के लिए'),
      items: texts(
        [
          'Take every class in the time table, in full, and complete the syllabus before the examination.',
          'समय-सारणी की हर कक्षा पूरे समय तक लें और परीक्षा से पहले पाठ्यक्रम पूरा करें।',
        ],
        [
          'Prepare afresh each year. Keep the plan of teaching and the attendance register up to date.',
          'हर वर्ष नए सिरे से तैयारी करें। शिक्षण योजना और हाज़िरी रजिस्टर पूरा रखें।',
        ],
        [
          'Treat students alike, whatever their caste, faith, sex, means or marks, and never belittle one before others.',
          'जाति, धर्म, लिंग, आर्थिक स्थिति या अंकों के आधार पर विद्यार्थियों में भेद न करें और किसी को दूसरों के सामने नीचा न दिखाएँ।',
        ],
        [
          'Assess work fairly and in time, and explain a mark to the student who asks.',
          'कॉपियाँ समय पर और बिना पक्षपात के जाँचें, और विद्यार्थी पूछे तो समझाएँ कि अंक कैसे मिले।',
        ],
        [
          'Give no private tuition for payment to students of the college.',
          'महाविद्यालय के विद्यार्थियों को पैसे लेकर ट्यूशन न पढ़ाएँ।',
        ],
        [
          'Be there for students outside the class at the hours shown on the department’s door.',
          'विभाग के दरवाज़े पर लिखे समय में कक्षा के बाहर भी विद्यार्थियों से मिलें।',
        ],
        [
          'Carry out duties in examinations, admission and committees as carefully as teaching.',
          'परीक्षा, प्रवेश और समितियों का काम भी पढ़ाने जितनी ही लगन से करें।',
        ],
        [
          'Acknowledge every source in research, and share credit with those who did the work.',
          'शोध में हर स्रोत का नाम दें और काम करने वालों को उसका श्रेय दें।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('For administrators', 'प्रशासकों के लिए'),
      items: texts(
        [
          'Act by the rules of the University, the State Government and the trust, and be ready to show which rule was followed.',
          'विश्वविद्यालय, राज्य सरकार और न्यास के नियमों के अनुसार काम करें और पूछने पर बताएँ कि कौन-सा नियम लागू किया।',
        ],
        [
          'Publish what concerns students (fees, lists, dates, results of complaints) on the notice board and on this site the day it is decided.',
          'विद्यार्थियों से जुड़ा हर निर्णय (शुल्क, सूचियाँ, तिथियाँ, शिकायतों के उत्तर) उसी दिन सूचना पट्ट और इस वेबसाइट पर लगाएँ।',
        ],
        [
          'Answer a written application within seven working days, if only to say when the decision will come.',
          'लिखित आवेदन का उत्तर सात कार्य दिवसों के भीतर दें, भले ही उसमें केवल यह बताया जाए कि निर्णय कब तक होगा।',
        ],
        [
          'Take fees by challan or online only, and give a receipt for every rupee.',
          'शुल्क केवल चालान से या ऑनलाइन लें और एक-एक रुपये की रसीद दें।',
        ],
        [
          'Keep the records of students and staff confidential.',
          'विद्यार्थियों और कर्मचारियों के रिकॉर्ड गोपनीय रखें।',
        ],
        [
          'Take no gift and no favour for a seat, a mark, a certificate or a contract.',
          'प्रवेश, अंक, प्रमाण-पत्र या ठेके के बदले कोई उपहार या लाभ न लें।',
        ],
        [
          'Hear both sides before a penalty, give the reasons in writing, and say how to appeal.',
          'दंड देने से पहले दोनों पक्षों को सुनें, कारण लिखकर दें और बताएँ कि अपील कैसे करें।',
        ],
      ),
    },
    {
      kind: 'notice',
      heading: both('When a rule is broken', 'नियम टूटने पर'),
      paragraphs: texts([
        'Anyone may report it, in writing or in person, to a member of the Proctorial Board or to the Grievance Cell. The name of the person who reports is kept confidential. Penalties run from a warning to removal from the rolls.',
        'कोई भी व्यक्ति, लिखकर या खुद आकर, कुलानुशासक मंडल के किसी सदस्य या शिकायत निवारण प्रकोष्ठ को बता सकता है। बताने वाले का नाम गोपनीय रहता है। दंड चेतावनी से लेकर नाम काटे जाने तक हो सकता है।',
      ]),
    },
    {
      kind: 'actions',
      links: [
        link(['Proctorial board', 'कुलानुशासक मंडल'], pagePaths.proctorialBoard.path),
        link(['Grievance cell', 'शिकायत निवारण प्रकोष्ठ'], pagePaths.grievanceCell.path),
      ],
    },
  ],
}
