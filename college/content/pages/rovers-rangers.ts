import { both, facts, link, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { people } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.roversRangers.path,
  title: both('Rovers and Rangers', 'रोवर्स और रेंजर्स'),
  description: [
    'The Rover crew and the Ranger team of the college: scouting for students, its badges, camps, and how to join.',
    'महाविद्यालय के रोवर क्रू और रेंजर टीम: विद्यार्थियों के लिए स्काउटिंग, उसके बैज, शिविर और सदस्य कैसे बनें।',
  ],
  lead: both('Service is the motto of every Rover and Ranger.', 'सेवा ही हमारा ध्येय है।'),
  picture: 'art:arch-flag',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [['Rover leader', 'रोवर लीडर'], people.harpreetSinghGill],
        [['Ranger leader', 'रेंजर लीडर'], people.kavitaGautam],
        [
          ['Meetings', 'बैठक'],
          ['Friday, 3 to 5 p.m., on the ground', 'शुक्रवार, दोपहर 3 से शाम 5 बजे तक, मैदान में'],
        ],
        [['E-mail', 'ई-मेल'], '{{rovers.email}}'],
      ),
    },
    {
      kind: 'text',
      paragraphs: texts([
        'Rovers (men) and Rangers (women) carry scouting and guiding on into college. The crew and the team each have places for 24 students, who learn to look after themselves outdoors and after others anywhere.',
        'रोवर्स (छात्र) और रेंजर्स (छात्राएँ) स्काउटिंग और गाइडिंग को महाविद्यालय में भी जारी रखते हैं। क्रू और टीम, दोनों में 24-24 विद्यार्थियों के लिए जगह है। यहाँ वे खुले आकाश के नीचे रहना और दूसरों की देखभाल करना सीखते हैं।',
      ]),
    },
    {
      kind: 'list',
      heading: both('What you learn', 'आप क्या सीखेंगे'),
      items: texts(
        [
          'Knots, tents, cooking without vessels, finding the way by map, compass and stars',
          'गाँठें, तंबू, बिना बर्तन भोजन बनाना, मानचित्र, कंपास और तारों से मार्ग खोजना',
        ],
        [
          'First aid, and what to do in fire, flood and road accidents',
          'प्राथमिक उपचार, और आग, बाढ़ या सड़क दुर्घटना के समय क्या करें',
        ],
        [
          'Leading a patrol of six, and following when another leads',
          'छह सदस्यों की टोली का नेतृत्व, और दूसरे के नेतृत्व में कार्य करना',
        ],
        ['Songs and games for camp fires', 'कैंप फायर के गीत और खेल'],
      ),
    },
    {
      kind: 'list',
      heading: both('In the year', 'वर्ष भर में'),
      items: texts(
        ['September: investiture of new members at the flag', 'सितंबर: ध्वज के सामने नए सदस्यों का दीक्षा संस्कार'],
        ['November: a three-day training camp on the campus', 'नवंबर: परिसर में तीन दिवसीय प्रशिक्षण शिविर'],
        [
          'December: service at the fair, with water, lost children and first aid',
          'दिसंबर: मेले में सेवा: पेयजल, बिछड़े बच्चों की सहायता और प्राथमिक उपचार',
        ],
        [
          'January: the district rally; the best patrol goes on to the State',
          'जनवरी: ज़िला रैली; श्रेष्ठ टोली राज्य स्तर पर जाती है',
        ],
        [
          'February: tests for the Pravesh, Praveen and Nipun badges',
          'फ़रवरी: प्रवेश, प्रवीण और निपुण बैज की परीक्षाएँ',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('How to join', 'कैसे जुड़ें'),
      items: texts(
        [
          'Every regular student under twenty-five may join. Come to a meeting on a Friday in August with your identity card.',
          'पच्चीस वर्ष से कम उम्र का हर संस्थागत विद्यार्थी सदस्य बन सकता है। अगस्त में किसी शुक्रवार को परिचय-पत्र के साथ बैठक में आएँ।',
        ],
        [
          'Those who were Scouts or Guides at school should bring the certificate. It carries 2% weightage in admission.',
          'जो विद्यालय में स्काउट या गाइड रहे हों, वे प्रमाण-पत्र साथ लाएँ। इस पर प्रवेश में 2% अधिभार (अतिरिक्त अंक) मिलता है।',
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Coming events', 'आगामी कार्यक्रम'], pagePaths.allNotices.path),
        link(['Weightage in admission', 'प्रवेश में अधिभार'], pagePaths.admissionProcedure.path),
      ],
    },
  ],
}
