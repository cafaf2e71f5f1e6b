import { paths } from '../../paths.ts'
import { both, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.culturalEvents.path,
  title: both('Cultural events', 'सांस्कृतिक कार्यक्रम'),
  description:
    'Music, dance, drama and festivals in the courtyard: the cultural year of the college and how to take part in it.',
  lead: { en: 'The courtyard has good acoustics. Generations of students have tried them.' },
  blocks: [
    {
      kind: 'table',
      heading: both('The cultural year', 'वर्ष भर के आयोजन'),
      caption: { en: 'The cultural year' },
      columns: texts('When', 'Event', 'What happens'),
      rows: [
        [
          { en: 'August' },
          both('Independence Day', 'स्वतंत्रता दिवस'),
          { en: 'Flag, parade, songs; sweets for the schools nearby' },
        ],
        [
          { en: 'September' },
          both('Teachers’ Day', 'शिक्षक दिवस'),
          { en: 'Students of the final year take the classes' },
        ],
        [{ en: 'September' }, both('Hindi fortnight', 'हिन्दी पखवाड़ा'), { en: 'Essays, recitation, debate' }],
        [
          { en: 'Before Diwali' },
          both('Festival of lamps', 'दीपोत्सव'),
          { en: 'Rangoli, lamps, folk dances in the courtyard' },
        ],
        [
          { en: 'January' },
          both('Republic Day and Vasant Panchami', 'गणतंत्र दिवस एवं वसंत पंचमी'),
          { en: 'Parade; music and poetry in the spring' },
        ],
        [
          { en: 'March' },
          both('Annual function', 'वार्षिकोत्सव'),
          { en: 'Play, music, the year’s prizes and the graduates’ ceremony' },
        ],
      ],
    },
    {
      kind: 'list',
      heading: both('How to take part', 'सहभागिता कैसे करें'),
      items: texts(
        'Give your name to Prof. Pushpa Devi Maurya in the department of Hindi, or write to culture@sarvodaya.test, by the date in the notice.',
        'Auditions are open to every student. Beginners sing, too.',
        'Rehearsals are after 2 p.m. and never in place of a class; the attendance rule holds.',
        'Costumes, harmonium, tabla and dholak are lent by the college against your identity card.',
      ),
    },
    {
      kind: 'list',
      heading: both('For guests', 'अतिथियों के लिए'),
      items: texts(
        'Parents, alumni and neighbours are welcome at the festival of lamps, the poets’ evening and the annual function.',
        'Entrance is free. Seats in the front rows are kept for the old and for those who find standing hard.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Dates in this session', paths.allNotices.path),
        link('Literary club', paths.literaryClub.path),
      ],
    },
  ],
}
