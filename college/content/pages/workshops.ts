import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { people } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.workshops.path,
  title: both('Workshops', 'कार्यशालाएँ'),
  description: [
    'Workshops in which students work with their own hands, from herbarium sheets to databases: themes, places, registration.',
    'अपने हाथ से काम करके सीखने की कार्यशालाएँ, हर्बेरियम से डेटाबेस तक: विषय, कितनी जगहें हैं, और पंजीकरण।',
  ],
  lead: both(
    'One or two days, one skill, something finished to take home.',
    'एक या दो दिन, एक कौशल, और घर ले जाने को अपने हाथों पूरी की हुई कोई चीज़।',
  ),
  picture: 'art:arch-flask',
  blocks: [
    {
      kind: 'table',
      heading: both('Held regularly', 'नियमित कार्यशालाएँ'),
      caption: both('Held regularly', 'नियमित कार्यशालाएँ'),
      columns: texts(
        ['Workshop', 'कार्यशाला'],
        ['Led by', 'कौन कराते हैं'],
        ['For', 'किसके लिए'],
        ['Places', 'जगहें'],
      ),
      rows: rows(
        [
          ['Plant identification and herbarium methods', 'पौधों की पहचान और हर्बेरियम विधियाँ'],
          people.rukhsanaParveen,
          ['B.Sc. Bio, M.Sc. Botany', 'बी.एससी. जीव विज्ञान वर्ग, एम.एससी. वनस्पति विज्ञान'],
          '30',
        ],
        [
          ['Instruments from everyday materials', 'आस-पास की वस्तुओं से उपकरण बनाना'],
          people.raviMishra,
          ['B.Sc. Maths', 'बी.एससी. गणित वर्ग'],
          '24',
        ],
        [
          ['Translation, Hindi to English and back', 'अनुवाद, हिन्दी से अंग्रेज़ी और अंग्रेज़ी से हिन्दी'],
          people.vivekSrivastava,
          ['All', 'सभी'],
          '25',
        ],
        [
          ['Recording oral history', 'मौखिक इतिहास की रिकॉर्डिंग'],
          people.irfanAhmadAnsari,
          ['B.A., M.A.', 'बी.ए., एम.ए.'],
          '20',
        ],
        [['Spoken Sanskrit', 'संस्कृत संभाषण'], people.rameshChandraTripathi, ['All', 'सभी'], '40'],
        [
          ['Stress before examinations', 'परीक्षा के तनाव से निपटना'],
          people.nasreenFatima,
          ['All', 'सभी'],
          '50',
        ],
        [
          ['Hindi typing and spreadsheets', 'हिन्दी टाइपिंग और स्प्रेडशीट'],
          people.abhishekChaurasia,
          ['All, and office staff', 'सभी, और कार्यालय कर्मचारी'],
          '30',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('How to register', 'पंजीकरण'),
      items: texts(
        [
          'Give your name in the department that holds the workshop, or write to {{workshops.email}} with name, class and roll number.',
          'कार्यशाला आयोजित करने वाले विभाग में अपना नाम दें, या नाम, कक्षा और रोल नंबर {{workshops.email}} पर लिख भेजें।',
        ],
        [
          'Places are given in the order of registration; a third is kept for students of the first year.',
          'जगह पंजीकरण के क्रम से मिलती है; एक-तिहाई जगहें प्रथम वर्ष के विद्यार्थियों के लिए हैं।',
        ],
        [
          'Students of the college pay nothing. Students of other colleges are welcome where there are places, with a letter from their Principal.',
          'महाविद्यालय के विद्यार्थियों से कोई शुल्क नहीं लिया जाता। जगह हो, तो दूसरे महाविद्यालयों के विद्यार्थी भी अपने प्राचार्य का पत्र लाकर भाग ले सकते हैं।',
        ],
        [
          'If you attend every session, you get a certificate on the last day.',
          'सभी सत्रों में उपस्थित रहने वालों को अंतिम दिन प्रमाण-पत्र दिया जाता है।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('What to bring', 'साथ लाएँ'),
      items: texts(
        ['Your identity card, a notebook and a pen', 'परिचय-पत्र, कॉपी और कलम'],
        [
          'For laboratory workshops: an apron and closed shoes',
          'प्रयोगशाला की कार्यशालाओं के लिए: एप्रन और बंद जूते',
        ],
        ['Water and a meal; the canteen is open until 4 p.m.', 'पानी और खाना; कैंटीन शाम 4 बजे तक खुली रहती है'],
      ),
    },
    {
      kind: 'text',
      heading: both('Suggest a workshop', 'सुझाव दें'),
      paragraphs: texts([
        'Ten students who want to learn the same thing can ask for it. Write down what, and who you would like to learn it from: a teacher, an alumna, a craftsman of the town.',
        'दस विद्यार्थी एक ही चीज़ सीखना चाहें, तो मिलकर कार्यशाला माँग सकते हैं। लिखकर दें कि क्या सीखना है और किससे: कोई शिक्षक, कोई पूर्व छात्रा, शहर का कोई कारीगर।',
      ]),
    },
    {
      kind: 'actions',
      links: [link(['Dates of the next workshops', 'आगामी कार्यशालाओं की तिथियाँ'], pagePaths.allNotices.path)],
    },
  ],
}
