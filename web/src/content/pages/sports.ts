import { paths } from '../../paths.ts'
import { both, facts, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.sports.path,
  title: both('Sports', 'खेलकूद'),
  description:
    'Games, grounds and practice hours at the college, the annual sports meet, and how to play for a college team.',
  lead: { en: 'Six in the morning, dew on the ground, forty students running. Join them.' },
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Practice', 'Working days, 6 to 8 a.m. and 4 to 6 p.m.'],
        ['Office', 'Room 18'],
        ['Secretary', 'Dr. Sandeep Kumar Patel'],
        ['E-mail', 'sports@sarvodaya.test'],
      ),
    },
    {
      kind: 'table',
      heading: both('What is played', 'खेल'),
      caption: { en: 'What is played' },
      columns: texts('Game', 'Where', 'Teams'),
      rows: [
        [both('Athletics', 'एथलेटिक्स'), { en: 'Ground' }, { en: 'Women, men' }],
        [both('Kabaddi', 'कबड्डी'), { en: 'Ground' }, { en: 'Women, men' }],
        [both('Kho-kho', 'खो-खो'), { en: 'Ground' }, { en: 'Women, men' }],
        [both('Volleyball', 'वॉलीबॉल'), { en: 'Court behind the science block' }, { en: 'Women, men' }],
        [both('Cricket', 'क्रिकेट'), { en: 'Ground' }, { en: 'Men' }],
        [both('Badminton', 'बैडमिंटन'), { en: 'Hall' }, { en: 'Women, men' }],
        [both('Chess and carrom', 'शतरंज एवं कैरम'), { en: 'Common rooms' }, { en: 'Open' }],
        [both('Yoga', 'योग'), { en: 'Courtyard' }, { en: 'Open' }],
      ],
    },
    {
      kind: 'list',
      heading: both('Annual sports meet', 'वार्षिक क्रीड़ा प्रतियोगिता'),
      items: texts(
        'Three days in February: races and jumps, then kabaddi and kho-kho, then volleyball, relay and the finals.',
        'Register in Room 18 with your identity card. A student may enter up to three individual events.',
        'Report fifteen minutes before your event in sports dress and shoes. The judges’ decision is final.',
      ),
    },
    {
      kind: 'list',
      heading: both('Playing for the college', 'महाविद्यालय की टीम'),
      items: texts(
        'Trials for the teams are in August and September. Selected players get kit, travel and refreshments.',
        'Days of University, State and national matches count as attended.',
        'Players at national level have 3%, at district or state level 2% weightage in admission. Keep your certificates.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Notices of trials and meets', paths.allNotices.path),
        link('Weightage in admission', paths.admissionProcedure.path),
      ],
    },
  ],
}
