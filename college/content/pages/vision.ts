import { college } from '@prangan/college/config'
import { pagePaths } from '@prangan/contract/page-paths'
import { both, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: pagePaths.vision.path,
  title: both('Vision and mission', 'दृष्टि एवं ध्येय'),
  description: [
    'What the college works for: a good degree close to home for every young person of the town and its villages.',
    'महाविद्यालय का लक्ष्य: नगर एवं उसके आस-पास के गाँवों के प्रत्येक युवा को घर के निकट अच्छी उच्च शिक्षा।',
  ],
  lead: college.motto,
  blocks: [
    {
      kind: 'text',
      heading: both('Vision', 'दृष्टि'),
      paragraphs: texts([
        'A town in which no young person who wants to study has to stop for want of money, distance or encouragement, and in which a graduate of this college is known by clear thinking, honest work and courtesy.',
        'ऐसा नगर, जहाँ पढ़ने के इच्छुक किसी भी युवा को धन के अभाव, दूरी अथवा प्रोत्साहन की कमी के कारण पढ़ाई न छोड़नी पड़े, और जहाँ इस महाविद्यालय के स्नातक अपने स्पष्ट चिंतन, ईमानदार परिश्रम एवं शिष्टता से पहचाने जाएँ।',
      ]),
    },
    {
      kind: 'list',
      heading: both('Mission', 'ध्येय'),
      items: texts(
        [
          'To teach the whole syllabus, on time, in Hindi and in English, so that no student needs a coaching class to pass.',
          'संपूर्ण पाठ्यक्रम समय पर, हिन्दी एवं अंग्रेज़ी में पढ़ाना, ताकि उत्तीर्ण होने के लिए किसी विद्यार्थी को कोचिंग की आवश्यकता न पड़े।',
        ],
        [
          'To keep fees within the reach of a farming family, and to help every eligible student to the scholarship that is due.',
          'शुल्क को किसान परिवारों की पहुँच में रखना तथा प्रत्येक पात्र विद्यार्थी को देय छात्रवृत्ति दिलाने में सहायता करना।',
        ],
        [
          'To make the college a place where a daughter is as safe, and as free to speak, as at home.',
          'महाविद्यालय को ऐसा स्थान बनाना, जहाँ बेटियाँ घर जैसी सुरक्षित हों और घर जैसी निर्भीकता से अपनी बात कह सकें।',
        ],
        [
          'To give each student practice as well as theory: the laboratory, the field visit, the library, the stage and the ground.',
          'प्रत्येक विद्यार्थी को सिद्धांत के साथ अभ्यास का अवसर देना: प्रयोगशाला, शैक्षिक भ्रमण, पुस्तकालय, मंच एवं खेल का मैदान।',
        ],
        [
          'To prepare graduates for the next step, be it a postgraduate course, a competitive examination, a job or work of their own.',
          'स्नातकों को अगले चरण के लिए तैयार करना, चाहे वह स्नातकोत्तर अध्ययन हो, प्रतियोगी परीक्षा हो, नौकरी हो अथवा अपना व्यवसाय।',
        ],
        [
          'To serve the town through the National Service Scheme, the National Cadet Corps and the Rovers and Rangers.',
          'राष्ट्रीय सेवा योजना, राष्ट्रीय कैडेट कोर तथा रोवर्स एवं रेंजर्स के माध्यम से नगर की सेवा करना।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('What we hold to', 'हमारे मूल्य'),
      items: [
        both(
          'Equal opportunity: merit and reservation exactly as the rules lay down.',
          'समान अवसर: योग्यता एवं आरक्षण, पूर्णतः नियमानुसार।',
        ),
        both(
          'Openness: lists, dates and decisions are published, not whispered.',
          'पारदर्शिता: सूचियाँ, तिथियाँ एवं निर्णय प्रकाशित किए जाते हैं, छिपाए नहीं जाते।',
        ),
        both(
          'Discipline: seventy-five per cent attendance, for good reasons.',
          'अनुशासन: पचहत्तर प्रतिशत उपस्थिति, जो विद्यार्थियों के ही हित में है।',
        ),
        both(
          'Respect: for every language, faith, caste and region.',
          'परस्पर सम्मान: प्रत्येक भाषा, आस्था, जाति एवं क्षेत्र के प्रति।',
        ),
        both(
          'Care for what is ours: the courtyard, the trees, the books, the water.',
          'साझी धरोहर की रक्षा: प्रांगण, वृक्ष, पुस्तकें एवं जल।',
        ),
      ],
    },
  ],
}
