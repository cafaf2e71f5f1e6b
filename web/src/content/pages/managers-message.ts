import { paths } from '../../paths.ts'
import { both, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.managersMessage.path,
  title: both("Manager's message", 'प्रबंधक का संदेश'),
  description:
    'The Manager of the college writes on why the trust founded it in 1970 and what it owes to students and parents today.',
  lead: both('We keep a promise that was made in 1970.', 'सन् 1970 में दिया गया वचन हम आज भी निभा रहे हैं।'),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts(
        'When the trust founded this college, its members went from house to house to ask for bricks, for grain, for a day’s work. Those who gave asked for one thing in return: that the door be open to their children. I have that promise before me whenever we decide on a fee, a building or a post.',
        'A trust does not teach. It sees to it that those who teach can do so: that salaries come on time, that the laboratory has what the syllabus asks for, that the roof does not leak and the lights stay on. When M.A. classes began in 2006, when commerce came in 2019, when computers and postgraduate Botany came in 2024, the question was never whether it would look well. It was whether our own students had to leave home for want of it.',
        'To parents I should like to say: come and see us. Walk through the courtyard on any working day, look into a class, ask the office where your money goes. You will be shown.',
        'To students: nobody here expects you to be brilliant. We expect you to come, to ask, and to finish what you have begun. The rest we will do together.',
      ),
    },
    { kind: 'signature', person: 'manager' },
  ],
}
