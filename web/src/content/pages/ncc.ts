import { paths } from '../../paths.ts'
import { both, facts, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.ncc.path,
  title: both('National Cadet Corps', 'राष्ट्रीय कैडेट कोर'),
  description:
    'The NCC company of the college: selection of cadets, parades and camps, the B and C certificates and what they count for.',
  lead: both('Unity and discipline.', 'एकता और अनुशासन।'),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Officer in charge', 'Dr. Ravi Mishra'],
        ['Selection', 'August, first year'],
        ['Parade', 'Wednesday and Saturday, 6.30 a.m.'],
        ['E-mail', 'ncc@sarvodaya.test'],
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('Selection of cadets', 'कैडेट चयन'),
      items: texts(
        'Students of the first year, women and men, give their names at the NCC room in the first week of August.',
        'Height and weight are taken; then a run, a short written test and a talk with the officer.',
        'The list of cadets is put up within a week. Uniform and boots are issued by the battalion.',
      ),
    },
    {
      kind: 'table',
      heading: both('Certificates', 'प्रमाण-पत्र'),
      caption: { en: 'Certificates' },
      columns: texts('Certificate', 'When', 'Needs', 'Weightage'),
      rows: rows(
        ['B', 'End of the second year', '75% of the parades and one annual camp', '2%'],
        ['C', 'End of the third year', 'The B certificate, 75% of the parades and a second camp', '3%'],
      ),
    },
    {
      kind: 'list',
      heading: both('What cadets do', 'गतिविधियाँ'),
      items: texts(
        'Drill, map reading, first aid, shooting with the battalion, and the obstacle course.',
        'Parade on Independence Day and Republic Day; rehearsals are compulsory.',
        'An annual camp of ten days. Some go on to camps in other States.',
        'Traffic, plantation and blood donation with the offices of the district.',
      ),
    },
    {
      kind: 'notice',
      paragraphs: texts(
        'Camp and parade days count as attended, if the officer’s slip reaches your department within a week.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Notices for cadets', paths.allNotices.path),
        link('Weightage in admission', paths.admissionProcedure.path),
      ],
    },
  ],
}
