import { both, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.managersMessage.path,
  title: both("Manager's message", 'प्रबंधक का संदेश'),
  description: [
    'The Manager of the college writes on why the trust founded it in 1970 and what it owes to students and parents today.',
    'महाविद्यालय के प्रबंधक का संदेश: न्यास ने सन् 1970 में इसकी स्थापना क्यों की, और विद्यार्थियों और अभिभावकों के लिए आज उसकी क्या ज़िम्मेदारी है।',
  ],
  lead: both('We keep a promise that was made in 1970.', 'सन् 1970 में दिया गया वचन हम आज भी निभा रहे हैं।'),
  blocks: [
    { kind: 'signature', person: 'manager' },
    {
      kind: 'text',
      paragraphs: texts(
        [
          'When the trust founded this college, its members went from house to house to ask for bricks, for grain, for a day’s work. Those who gave asked for one thing in return: that the door be open to their children. I have that promise before me whenever we decide on a fee, a building or a post.',
          'जब न्यास ने इस महाविद्यालय की स्थापना की, तब उसके सदस्यों ने घर-घर जाकर ईंटें, अनाज और एक-एक दिन का श्रमदान माँगा। देने वालों ने बदले में एक ही बात चाही: इसका द्वार उनके बच्चों के लिए खुला रहे। शुल्क, भवन या नियुक्ति का कोई भी निर्णय लेते समय मैं इस वचन को सामने रखता हूँ।',
        ],
        [
          'A trust does not teach. It sees to it that those who teach can do so: that salaries come on time, that the laboratory has what the syllabus asks for, that the roof does not leak and the lights stay on. When M.A. classes began in 2006, when commerce came in 2019, when computers and postgraduate Botany came in 2024, the question was never whether it would look good. It was whether our own students had to leave home for want of it.',
          'न्यास पढ़ाता नहीं है। वह यह देखता है कि पढ़ाने वाले पढ़ा सकें: वेतन समय पर मिले, प्रयोगशाला में वह सब हो जो पाठ्यक्रम के लिए चाहिए, छत न टपके और बिजली न जाए। जब 2006 में एम.ए. की कक्षाएँ शुरू हुईं, 2019 में वाणिज्य और 2024 में कंप्यूटर तथा वनस्पति विज्ञान की स्नातकोत्तर कक्षाएँ आईं, तब प्रश्न यह कभी नहीं था कि इससे शोभा बढ़ेगी या नहीं। प्रश्न यह था कि कहीं इनके न होने से हमारे अपने विद्यार्थियों को घर तो नहीं छोड़ना पड़ता।',
        ],
        [
          'To parents I should like to say: come and see us. Walk through the courtyard on any working day, look into a class, ask the office where your money goes. You will be shown.',
          'अभिभावकों से मैं कहना चाहूँगा: आइए, स्वयं देखिए। किसी भी कार्य दिवस में प्रांगण में घूमिए, किसी कक्षा में झाँकिए, कार्यालय से पूछिए कि आपका दिया हुआ पैसा कहाँ ख़र्च होता है। आपको सब दिखाया जाएगा।',
        ],
        [
          'To students: nobody here expects you to be brilliant. We expect you to come, to ask, and to finish what you have begun. The rest we will do together.',
          'विद्यार्थियों से: यहाँ कोई आपसे असाधारण प्रतिभा की उम्मीद नहीं करता। उम्मीद यह है कि आप आएँ, पूछें और जो शुरू किया है उसे पूरा करें। बाकी हम सब मिलकर करेंगे।',
        ],
      ),
    },
    { kind: 'signature', person: 'manager' },
  ],
}
