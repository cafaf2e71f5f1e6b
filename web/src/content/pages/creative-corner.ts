import { paths } from '../../paths.ts'
import { both, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.creativeCorner.path,
  title: both('Creative corner', 'सृजन कोना'),
  description:
    'Students may send poems, stories, drawings and ideas to the literary club by e-mail. How to send them and what becomes of them.',
  lead: both('Written something? Send it.', 'कुछ लिखा है? भेज दीजिए।'),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts(
        'The creative corner belongs to the students. Poems, stories, travel notes, sketches, photographs, a puzzle, a recipe of your grandmother’s with the story that goes with it, an idea for the college: send it to the literary club by e-mail.',
      ),
    },
    {
      kind: 'links',
      links: [
        link(
          'literaryclub@sarvodaya.test',
          'mailto:literaryclub@sarvodaya.test',
          'E-mail of the literary club',
        ),
      ],
    },
    {
      kind: 'list',
      heading: both('How to send it', 'कैसे भेजें'),
      items: texts(
        'In Hindi, English, Sanskrit or Urdu, up to 1,000 words; typed, or a clear photograph of a handwritten page.',
        'With your name, class and roll number. Say so if your name should not be printed.',
        'Your own work only. If it is a translation, name the author.',
        'Drawings and photographs as JPG or PNG files of up to 5 MB.',
      ),
    },
    {
      kind: 'list',
      heading: both('What becomes of it', 'आगे क्या होगा'),
      items: texts(
        'A member of the club reads it within two weeks and writes back, with a suggestion or two.',
        'The best pieces of the month hang on the board outside the library.',
        'Those of the year are printed in the magazine, Sarvodaya Prabha, in March.',
        'Ideas for the college are passed on to the Principal with your name, or without it if you prefer.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Literary club', paths.literaryClub.path),
        link('Cultural events', paths.culturalEvents.path),
      ],
    },
  ],
}
