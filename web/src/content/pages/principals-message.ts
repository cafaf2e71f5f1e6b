import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { both, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.principalsMessage.path,
  title: both("Principal's message", 'प्राचार्या का संदेश'),
  description: `The Principal of ${college.name.en} welcomes students and tells them what to expect of their three years here.`,
  lead: both('Sit in the front row.', 'आगे की पंक्ति में बैठिए।'),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts(
        'Dear students,',
        'Every July some hundreds of you walk into the courtyard for the first time, and I can tell from the gate who is the first of the family to enter a college. You stand near the banyan tree, you hold your file with both hands, and you wait for somebody to tell you where to go. If that is you, you are the person this college was made for. Ask anyone.',
        'My advice for the three years is short. Sit in the front row. Borrow a book in the first week, before you need one. Learn the name of your laboratory attendant as well as that of your teacher. Say in class that you have not understood: you will be speaking for ten others.',
        'Attendance is not a formality to us. A degree can be earned by cramming guides in the last month, but an education cannot, and employers and examiners notice the difference within five minutes.',
        'Join one thing that is not in the syllabus: the NSS camp, the NCC parade, the Literary Club, the kabaddi team. It is there that many of our students first found out what they were good at.',
        'And if something goes wrong, at home, with money, with your studies or your health, do not quietly stop coming. My door is open from twelve to one on every working day, without an appointment.',
        'With my blessings and good wishes,',
      ),
    },
    { kind: 'signature', person: 'principal' },
  ],
}
