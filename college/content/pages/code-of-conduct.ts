import { pagePaths } from '@prangan/contract/page-paths'
import { both, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: pagePaths.codeOfConduct.path,
  title: both('Code of conduct', 'आचार संहिता'),
  description: [
    'The rules that students, teachers and administrators of the college follow, and where to turn when one is broken.',
    'विद्यार्थियों, शिक्षकों एवं प्रशासकों के लिए महाविद्यालय के नियम, और यह भी कि नियम भंग होने पर सूचना कहाँ दी जाए।',
  ],
  lead: both('The same courtesy is owed to all, and by all.', 'शिष्टाचार सबका कर्तव्य है और सबका अधिकार भी।'),
  blocks: [
    {
      kind: 'list',
      heading: both('For students', 'विद्यार्थियों के लिए'),
      items: texts(
        [
          'Carry the identity card in the college and show it when a teacher, a proctor or the gatekeeper asks for it.',
          'महाविद्यालय में परिचय-पत्र साथ रखें और शिक्षक, कुलानुशासक मंडल के सदस्य अथवा द्वारपाल के माँगने पर दिखाएँ।',
        ],
        [
          'Attend at least 75 per cent of the classes in each subject. Tell the department in writing, in advance where possible, when you cannot come.',
          'प्रत्येक विषय की कम से कम 75 प्रतिशत कक्षाओं में उपस्थित रहें। आना संभव न हो, तो विभाग को लिखित सूचना दें, यथासंभव पहले से।',
        ],
        [
          'Be in the room before the bell. Keep mobile phones silent and put away in classes, in the library and in examinations.',
          'घंटी बजने से पहले कक्षा में पहुँच जाएँ। कक्षा, पुस्तकालय एवं परीक्षा में मोबाइल फ़ोन साइलेंट रखें और बाहर न निकालें।',
        ],
        [
          'Speak to teachers, staff and one another with respect. Ragging in any form, in the college, the hostel or on the way, is a punishable offence.',
          'शिक्षकों, कर्मचारियों एवं सहपाठियों से आदरपूर्वक बात करें। महाविद्यालय, छात्रावास अथवा मार्ग में, किसी भी रूप में रैगिंग दंडनीय अपराध है।',
        ],
        [
          'Do not bring tobacco, liquor, other intoxicants or weapons into the college.',
          'महाविद्यालय में तंबाकू, शराब, अन्य मादक पदार्थ अथवा हथियार न लाएँ।',
        ],
        [
          'Handle books, instruments and furniture with care. If you damage something, you pay for it.',
          'पुस्तकों, उपकरणों एवं फर्नीचर का उपयोग सावधानी से करें। क्षति की भरपाई क्षति करने वाले को करनी होगी।',
        ],
        [
          'Use no unfair means in an examination and hand in no work that is not your own.',
          'परीक्षा में अनुचित साधनों का प्रयोग न करें और किसी दूसरे का कार्य अपने नाम से जमा न करें।',
        ],
        [
          'Put up posters and collect money only with the written permission of the Chief Proctor.',
          'पोस्टर लगाने अथवा चंदा एकत्र करने के लिए मुख्य कुलानुशासक की लिखित अनुमति आवश्यक है।',
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
          'समय-सारणी की प्रत्येक कक्षा पूरे समय तक लें और परीक्षा से पूर्व पाठ्यक्रम पूर्ण करें।',
        ],
        [
          'Prepare afresh each year. Keep the plan of teaching and the attendance register up to date.',
          'प्रतिवर्ष नए सिरे से तैयारी करें। शिक्षण योजना एवं उपस्थिति पंजिका अद्यतन रखें।',
        ],
        [
          'Treat students alike, whatever their caste, faith, sex, means or marks, and never belittle one before others.',
          'जाति, धर्म, लिंग, आर्थिक स्थिति अथवा अंकों के आधार पर विद्यार्थियों में भेद न करें और किसी को दूसरों के सामने नीचा न दिखाएँ।',
        ],
        [
          'Assess work fairly and in time, and explain a mark to the student who asks.',
          'मूल्यांकन निष्पक्ष भाव से एवं समय पर करें, और विद्यार्थी के पूछने पर अंकों का आधार समझाएँ।',
        ],
        [
          'Give no private tuition for payment to students of the college.',
          'महाविद्यालय के विद्यार्थियों को पारिश्रमिक लेकर निजी ट्यूशन न दें।',
        ],
        [
          'Be there for students outside the class at the hours shown on the department’s door.',
          'विभाग के द्वार पर लिखे समय में कक्षा के बाहर भी विद्यार्थियों के लिए उपलब्ध रहें।',
        ],
        [
          'Carry out duties in examinations, admission and committees as carefully as teaching.',
          'परीक्षा, प्रवेश एवं समितियों के दायित्व भी शिक्षण जितनी ही लगन से निभाएँ।',
        ],
        [
          'Acknowledge every source in research, and share credit with those who did the work.',
          'शोध में प्रत्येक स्रोत का उल्लेख करें और कार्य करने वालों को उसका श्रेय दें।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('For administrators', 'प्रशासकों के लिए'),
      items: texts(
        [
          'Act by the rules of the University, the State Government and the trust, and be ready to show which rule was followed.',
          'विश्वविद्यालय, राज्य सरकार एवं न्यास के नियमों के अनुसार कार्य करें और पूछे जाने पर बताएँ कि किस नियम का पालन किया गया।',
        ],
        [
          'Publish what concerns students (fees, lists, dates, results of complaints) on the notice board and on this site the day it is decided.',
          'विद्यार्थियों से संबंधित प्रत्येक निर्णय (शुल्क, सूचियाँ, तिथियाँ, शिकायतों का निस्तारण) उसी दिन सूचना पट्ट एवं इस वेबसाइट पर प्रकाशित करें।',
        ],
        [
          'Answer a written application within seven working days, if only to say when the decision will come.',
          'लिखित आवेदन का उत्तर सात कार्य दिवसों के भीतर दें, भले ही उसमें केवल यह बताया जाए कि निर्णय कब तक होगा।',
        ],
        [
          'Take fees by challan or online only, and give a receipt for every rupee.',
          'शुल्क केवल चालान अथवा ऑनलाइन माध्यम से लें और एक-एक रुपये की रसीद दें।',
        ],
        [
          'Keep the records of students and staff confidential.',
          'विद्यार्थियों एवं कर्मचारियों के अभिलेख गोपनीय रखें।',
        ],
        [
          'Take no gift and no favour for a seat, a mark, a certificate or a contract.',
          'प्रवेश, अंक, प्रमाण-पत्र अथवा ठेके के बदले कोई उपहार या लाभ न लें।',
        ],
        [
          'Hear both sides before a penalty, give the reasons in writing, and tell how to appeal.',
          'दंड देने से पूर्व दोनों पक्षों को सुनें, कारण लिखित रूप में दें और अपील की प्रक्रिया बताएँ।',
        ],
      ),
    },
    {
      kind: 'notice',
      heading: both('When a rule is broken', 'नियम भंग होने पर'),
      paragraphs: texts([
        'Anyone may report it, in writing or in person, to a member of the Proctorial Board or to the Grievance Cell. The name of the person who reports is kept confidential. Penalties run from a warning to removal from the rolls.',
        'इसकी सूचना कोई भी व्यक्ति, लिखित रूप में अथवा स्वयं आकर, कुलानुशासक मंडल के किसी सदस्य अथवा शिकायत निवारण प्रकोष्ठ को दे सकता है। सूचना देने वाले का नाम गोपनीय रखा जाता है। दंड चेतावनी से लेकर नाम काटे जाने तक हो सकता है।',
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
