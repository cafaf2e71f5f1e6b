import { paths } from '../../paths.ts'
import { both, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.codeOfConduct.path,
  title: both('Code of conduct', 'आचार संहिता'),
  description:
    'The rules that students, teachers and administrators of the college follow, and where to turn when one is broken.',
  lead: both('The same courtesy is owed to all, and by all.', 'शिष्टाचार सबका कर्तव्य है और सबका अधिकार भी।'),
  blocks: [
    {
      kind: 'list',
      heading: both('For students', 'विद्यार्थियों के लिए'),
      items: texts(
        'Carry the identity card in the college and show it when a teacher, a proctor or the gatekeeper asks for it.',
        'Attend at least 75 per cent of the classes in each subject. Tell the department in writing, in advance where possible, when you cannot come.',
        'Be in the room before the bell. Keep mobile phones silent and put away in classes, in the library and in examinations.',
        'Speak to teachers, staff and one another with respect. Ragging in any form, in the college, the hostel or on the way, is a punishable offence.',
        'Do not bring tobacco, liquor, other intoxicants or weapons into the college.',
        'Handle books, instruments and furniture with care. Who damages something pays for it.',
        'Use no unfair means in an examination and hand in no work that is not your own.',
        'Put up posters and collect money only with the written permission of the Chief Proctor.',
        'Park vehicles at the stand. Leave the courtyard as clean as you would wish to find it.',
      ),
    },
    {
      kind: 'list',
      heading: both('For teachers', 'शिक्षकों के लिए'),
      items: texts(
        'Take every class in the time table, in full, and complete the syllabus before the examination.',
        'Prepare afresh each year. Keep the plan of teaching and the attendance register up to date.',
        'Treat students alike, whatever their caste, faith, sex, means or marks, and never belittle one before others.',
        'Assess work fairly and in time, and explain a mark to the student who asks.',
        'Give no private tuition for payment to students of the college.',
        'Be there for students outside the class at the hours shown on the department’s door.',
        'Carry out duties in examinations, admission and committees as carefully as teaching.',
        'Acknowledge every source in research, and share credit with those who did the work.',
      ),
    },
    {
      kind: 'list',
      heading: both('For administrators', 'प्रशासकों के लिए'),
      items: texts(
        'Act by the rules of the University, the State Government and the trust, and be ready to show which rule was followed.',
        'Publish what concerns students (fees, lists, dates, results of complaints) on the notice board and on this site the day it is decided.',
        'Answer a written application within seven working days, if only to say when the decision will come.',
        'Take fees by challan or online only, and give a receipt for every rupee.',
        'Keep the records of students and staff confidential.',
        'Take no gift and no favour for a seat, a mark, a certificate or a contract.',
        'Hear both sides before a penalty, give the reasons in writing, and tell how to appeal.',
      ),
    },
    {
      kind: 'notice',
      heading: both('When a rule is broken', 'नियम भंग होने पर'),
      paragraphs: texts(
        'Anyone may report it, in writing or in person, to a member of the Proctorial Board or to the Grievance Cell. The name of the person who reports is kept confidential. Penalties run from a warning to removal from the rolls.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Proctorial board', paths.proctorialBoard.path),
        link('Grievance cell', paths.grievanceCell.path),
      ],
    },
  ],
}
