import { paths } from '../../paths.ts'
import { both, facts, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.nss.path,
  title: both('National Service Scheme', 'राष्ट्रीय सेवा योजना'),
  description:
    'The NSS unit of the college: regular work, the seven-day village camp, certificates, and how to enrol as a volunteer.',
  lead: both('Not me, but you.', 'मैं नहीं, आप।'),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Programme Officer', 'Dr. Sunita Yadav'],
        ['Enrolment', 'August, first and second year'],
        ['Regular work', '120 hours a year'],
        ['E-mail', 'nss@sarvodaya.test'],
      ),
    },
    {
      kind: 'text',
      paragraphs: texts(
        'Volunteers of the National Service Scheme give some hours a week to the town and to the villages around it. They come for the certificate, and stay because they are needed.',
      ),
    },
    {
      kind: 'table',
      heading: both('The unit’s year', 'वार्षिक कार्यक्रम'),
      caption: { en: 'The unit’s year' },
      columns: texts('When', 'What'),
      rows: rows(
        ['July and August', 'Plantation drive on the campus and along the canal; enrolment'],
        ['24 September', 'NSS Day'],
        ['2 October', 'All-faith prayer, cleaning of the bus stand, a talk'],
        ['November', 'Voters’ registration desk for those who have turned eighteen'],
        ['December or January', 'Special camp: seven days and nights in an adopted village'],
        ['February', 'Blood group and eye check with the health centre'],
        ['21 June', 'International Day of Yoga in the courtyard, open to the town'],
      ),
    },
    {
      kind: 'list',
      heading: both('How to enrol', 'पंजीकरण'),
      items: texts(
        'Any regular student of the first or second year may enrol. There is no fee.',
        'Take the form in Room 12, and return it with one photograph and a copy of the fee receipt by 31 August.',
        'Meet on Saturdays at 1 p.m. Hours are entered in your diary and signed the same day.',
      ),
    },
    {
      kind: 'list',
      heading: both('The certificate', 'प्रमाण-पत्र'),
      items: texts(
        '240 hours in two years and one special camp earn the NSS certificate of the University.',
        'It carries 2% weightage in admission.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Coming events', paths.allNotices.path),
        link('Weightage in admission', paths.admissionProcedure.path),
      ],
    },
  ],
}
