import { college } from '@prangan/college/config'
import { both, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.vision.path,
  title: both('Vision and mission', 'लक्ष्य और उद्देश्य'),
  description: [
    'What the college works for: a good degree close to home for every young person of the town and its villages.',
    'महाविद्यालय का लक्ष्य: शहर और उसके आस-पास के गाँवों के हर युवा को घर के निकट अच्छी उच्च शिक्षा।',
  ],
  lead: college.motto,
  picture: 'art:arch-courtyard',
  blocks: [
    {
      kind: 'text',
      heading: both('Vision', 'लक्ष्य'),
      paragraphs: texts([
        'A town in which no young person who wants to study has to stop for want of money, distance or encouragement, and in which a graduate of this college is known by clear thinking, honest work and courtesy.',
        'ऐसा शहर, जहाँ पढ़ने की चाह रखने वाले किसी भी युवा को पैसे की कमी, दूरी या हौसले की कमी से पढ़ाई न छोड़नी पड़े, और जहाँ इस महाविद्यालय के स्नातक साफ़ सोच, ईमानदार मेहनत और शिष्टता से पहचाने जाएँ।',
      ]),
    },
    {
      kind: 'list',
      heading: both('Mission', 'उद्देश्य'),
      items: texts(
        [
          'To teach the whole syllabus, on time, in Hindi and in English, so that no student needs a coaching class to pass.',
          'पूरा पाठ्यक्रम समय पर, हिन्दी और अंग्रेज़ी में पढ़ाना, ताकि पास होने के लिए किसी विद्यार्थी को कोचिंग न करनी पड़े।',
        ],
        [
          'To keep fees within the reach of a farming family, and to help every eligible student to the scholarship that is due.',
          'शुल्क किसान परिवारों की पहुँच में रखना, और हर विद्यार्थी को वह छात्रवृत्ति दिलाने में मदद करना जिसका वह हक़दार है।',
        ],
        [
          'To make the college a place where a daughter is as safe, and as free to speak, as at home.',
          'महाविद्यालय को ऐसा स्थान बनाना, जहाँ बेटियाँ घर जैसी सुरक्षित हों और घर जैसी बेझिझक अपनी बात कह सकें।',
        ],
        [
          'To give each student practice as well as theory: the laboratory, the field visit, the library, the stage and the ground.',
          'हर विद्यार्थी को सिद्धांत के साथ अभ्यास का अवसर देना: प्रयोगशाला, शैक्षिक भ्रमण, पुस्तकालय, मंच और खेल का मैदान।',
        ],
        [
          'To prepare graduates for the next step, be it a postgraduate course, a competitive examination, a job or work of their own.',
          'स्नातकों को अगले चरण के लिए तैयार करना, चाहे वह स्नातकोत्तर अध्ययन हो, प्रतियोगी परीक्षा हो, नौकरी हो या अपना व्यवसाय।',
        ],
        [
          'To serve the town through the National Service Scheme, the National Cadet Corps and the Rovers and Rangers.',
          'राष्ट्रीय सेवा योजना, राष्ट्रीय कैडेट कोर तथा रोवर्स और रेंजर्स से शहर की सेवा करना।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('What we hold to', 'हमारे मूल्य'),
      items: [
        both(
          'Equal opportunity: merit and reservation exactly as the rules lay down.',
          'समान अवसर: योग्यता और आरक्षण, पूरी तरह नियम से।',
        ),
        both(
          'Openness: lists, dates and decisions are published, not whispered.',
          'पारदर्शिता: सूचियाँ, तिथियाँ और निर्णय प्रकाशित किए जाते हैं, छिपाए नहीं जाते।',
        ),
        both(
          'Discipline: seventy-five per cent attendance, which is in the students’ own interest.',
          'अनुशासन: पचहत्तर प्रतिशत उपस्थिति, जो विद्यार्थियों के ही हित में है।',
        ),
        both(
          'Respect: for every language, faith, caste and region.',
          'आपसी सम्मान: हर भाषा, आस्था, जाति और क्षेत्र का।',
        ),
        both(
          'Care for what is ours: the courtyard, the trees, the books, the water.',
          'साझी चीज़ों की रक्षा: प्रांगण, पेड़, किताबें और पानी।',
        ),
      ],
    },
  ],
}
