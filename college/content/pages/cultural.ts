import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.culturalEvents.path,
  title: both('Cultural events', 'सांस्कृतिक कार्यक्रम'),
  description: [
    'Music, dance, drama and festivals in the courtyard: the cultural year of the college and how to take part in it.',
    'प्रांगण में संगीत, नृत्य, नाटक और उत्सव: महाविद्यालय के साल भर के सांस्कृतिक कार्यक्रम, और उनमें कैसे भाग लें।',
  ],
  lead: both(
    'The courtyard has good acoustics. Generations of students have tried them.',
    'इस प्रांगण में स्वर खूब गूँजता है। विद्यार्थियों की कई पीढ़ियों ने इसे परखा है।',
  ),
  picture: 'art:arch-lamp',
  blocks: [
    {
      kind: 'table',
      heading: both('The cultural year', 'वर्ष भर के आयोजन'),
      caption: both('The cultural year', 'वर्ष भर के आयोजन'),
      columns: texts(['When', 'कब'], ['Event', 'कार्यक्रम'], ['What happens', 'विवरण']),
      rows: rows(
        [
          ['August', 'अगस्त'],
          ['Independence Day', 'स्वतंत्रता दिवस'],
          ['Flag, parade, songs; sweets for the schools nearby', 'ध्वजारोहण, परेड, गीत; आस-पास के स्कूलों में मिठाई'],
        ],
        [
          ['September', 'सितंबर'],
          ['Teachers’ Day', 'शिक्षक दिवस'],
          ['Students of the final year take the classes', 'अंतिम वर्ष के विद्यार्थी कक्षाएँ लेते हैं'],
        ],
        [
          ['September', 'सितंबर'],
          ['Hindi fortnight', 'हिन्दी पखवाड़ा'],
          ['Essays, recitation, debate', 'निबंध, काव्य-पाठ, वाद-विवाद'],
        ],
        [
          ['Before Diwali', 'दीपावली से पहले'],
          ['Festival of lamps', 'दीपोत्सव'],
          ['Rangoli, lamps, folk dances in the courtyard', 'प्रांगण में रंगोली, दीप, लोकनृत्य'],
        ],
        [
          ['January', 'जनवरी'],
          ['Republic Day and Vasant Panchami', 'गणतंत्र दिवस और वसंत पंचमी'],
          ['Parade; music and poetry in the spring', 'परेड; वसंत में संगीत और कविता'],
        ],
        [
          ['March', 'मार्च'],
          ['Annual function', 'वार्षिकोत्सव'],
          [
            'Play, music, the year’s prizes and the graduates’ ceremony',
            'नाटक, संगीत, वार्षिक पुरस्कार वितरण और स्नातक समारोह',
          ],
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('How to take part', 'कैसे भाग लें'),
      items: texts(
        [
          'Give your name to {{culture.person}} in the department of Hindi, or write to {{culture.email}}, by the date in the notice.',
          'सूचना में दी गई तिथि तक हिन्दी विभाग में {{culture.person}} को अपना नाम दें, या {{culture.email}} पर लिखें।',
        ],
        [
          'Auditions are open to every student. Beginners sing, too.',
          'ऑडिशन सभी विद्यार्थियों के लिए खुला है। जिन्होंने पहले कभी मंच पर न गाया हो, वे भी आएँ।',
        ],
        [
          'Rehearsals are after 2 p.m. and never in place of a class; the attendance rule holds.',
          'रिहर्सल दोपहर 2 बजे के बाद होती है, किसी कक्षा के समय कभी नहीं; हाज़िरी का नियम लागू रहता है।',
        ],
        [
          'The college lends costumes, harmonium, tabla and dholak against your identity card.',
          'वेशभूषा, हारमोनियम, तबला और ढोलक महाविद्यालय से परिचय-पत्र जमा करने पर मिलते हैं।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('For guests', 'अतिथियों के लिए'),
      items: texts(
        [
          'Parents, alumni and neighbours are welcome at the festival of lamps, the poets’ evening and the annual function.',
          'दीपोत्सव, काव्य संध्या और वार्षिकोत्सव में अभिभावक, पूर्व छात्र और पड़ोसी सादर आमंत्रित हैं।',
        ],
        [
          'Entrance is free. Seats in the front rows are kept for the old and for those who find standing hard.',
          'प्रवेश निःशुल्क है। आगे की पंक्तियाँ बुज़ुर्गों और उन अतिथियों के लिए हैं, जिन्हें खड़े रहने में मुश्किल होती है।',
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Dates in this session', 'इस सत्र की तिथियाँ'], pagePaths.allNotices.path),
        link(['Literary club', 'साहित्य परिषद्'], pagePaths.literaryClub.path),
      ],
    },
  ],
}
