import { both, facts, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

const ground = both('Ground', 'मैदान')
const womenAndMen = both('Women, men', 'महिला, पुरुष')

export const page: SeedContent = {
  path: pagePaths.sports.path,
  title: both('Sports', 'खेलकूद'),
  description: [
    'Games, grounds and practice hours at the college, the annual sports meet, and how to play for a college team.',
    'महाविद्यालय में खेल, मैदान और अभ्यास का समय, वार्षिक खेल प्रतियोगिता और महाविद्यालय की टीम में चयन।',
  ],
  lead: both(
    'Six in the morning, dew on the ground, forty students running. Join them.',
    'सुबह छह बजे, मैदान पर ओस, दौड़ते हुए चालीस विद्यार्थी। आप भी आइए।',
  ),
  picture: 'art:arch-trophy',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [
          ['Practice', 'अभ्यास'],
          ['Working days, 6 to 8 a.m. and 4 to 6 p.m.', 'कार्य दिवस, सुबह 6 से 8 और शाम 4 से 6 बजे तक'],
        ],
        [['Office', 'कार्यालय'], '{{sports.place}}'],
        [['Secretary', 'सचिव'], '{{sports.person}}'],
        [['E-mail', 'ई-मेल'], '{{sports.email}}'],
      ),
    },
    {
      kind: 'table',
      heading: both('What is played', 'खेल'),
      caption: both('What is played', 'खेल'),
      columns: texts(['Game', 'खेल'], ['Where', 'स्थान'], ['Teams', 'टीमें']),
      rows: rows(
        [['Athletics', 'एथलेटिक्स'], ground, womenAndMen],
        [['Kabaddi', 'कबड्डी'], ground, womenAndMen],
        [['Kho-kho', 'खो-खो'], ground, womenAndMen],
        [
          ['Volleyball', 'वॉलीबॉल'],
          ['Court behind the science block', 'विज्ञान भवन के पीछे का कोर्ट'],
          womenAndMen,
        ],
        [['Cricket', 'क्रिकेट'], ground, ['Men', 'पुरुष']],
        [['Badminton', 'बैडमिंटन'], ['Hall', 'हॉल'], womenAndMen],
        [
          ['Chess and carrom', 'शतरंज और कैरम'],
          ['Common rooms', 'कॉमन रूम'],
          ['Open', 'सभी के लिए'],
        ],
        [
          ['Yoga', 'योग'],
          ['Courtyard', 'प्रांगण'],
          ['Open', 'सभी के लिए'],
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Annual sports meet', 'वार्षिक खेल प्रतियोगिता'),
      items: texts(
        [
          'Three days in February: races and jumps, then kabaddi and kho-kho, then volleyball, relay and the finals.',
          'फ़रवरी में तीन दिन: पहले दौड़ और कूद, फिर कबड्डी और खो-खो, फिर वॉलीबॉल, रिले दौड़ और फाइनल।',
        ],
        [
          'Register in Room 18 with your identity card. A student may enter up to three individual events.',
          'परिचय-पत्र के साथ कक्ष 18 में पंजीकरण कराएँ। एक विद्यार्थी अधिकतम तीन व्यक्तिगत स्पर्धाओं में भाग ले सकता है।',
        ],
        [
          'Report fifteen minutes before your event in sports dress and shoes. The judges’ decision is final.',
          'अपनी स्पर्धा से पंद्रह मिनट पहले खेल के कपड़ों और जूतों में पहुँचें। निर्णायकों का निर्णय अंतिम होगा।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Playing for the college', 'महाविद्यालय की टीम'),
      items: texts(
        [
          'Trials for the teams are in August and September. Selected players get kit, travel and refreshments.',
          'टीमों के लिए चयन अगस्त और सितंबर में होता है। चयनित खिलाड़ियों को किट, यात्रा ख़र्च और जलपान दिया जाता है।',
        ],
        [
          'Days of University, State and national matches count as attendance.',
          'विश्वविद्यालय, राज्य और राष्ट्रीय प्रतियोगिताओं के दिन उपस्थिति में गिने जाते हैं।',
        ],
        [
          'Players at national level have 3%, at district or state level 2% weightage in admission. Keep your certificates.',
          'प्रवेश में राष्ट्रीय स्तर के खिलाड़ियों को 3% और ज़िला या राज्य स्तर के खिलाड़ियों को 2% अधिभार (अतिरिक्त अंक) मिलता है। अपने प्रमाण-पत्र सँभालकर रखें।',
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Notices of trials and meets', 'चयन और प्रतियोगिताओं की सूचनाएँ'], pagePaths.allNotices.path),
        link(['Weightage in admission', 'प्रवेश में अधिभार'], pagePaths.admissionProcedure.path),
      ],
    },
  ],
}
