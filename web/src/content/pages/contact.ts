import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { both, facts, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.contact.path,
  title: both('Contact', 'संपर्क'),
  description: `Telephone, e-mail, address and office hours of ${college.name.en}, and which office to write to about what.`,
  lead: { en: 'Call, write, or come in by the main gate: the enquiry room is on the left.' },
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Telephone', '{{phone}}'],
        ['E-mail', '{{email}}'],
        ['Address', `${college.name.en}, {{address}}`],
        ['Office hours', 'Monday to Saturday, 10 a.m. to 4 p.m.'],
      ),
    },
    {
      kind: 'table',
      heading: both('Whom to write to', 'किसे लिखें'),
      caption: { en: 'Whom to write to' },
      columns: texts('About', 'Office', 'E-mail'),
      rows: rows(
        ['Admission, forms, counselling', 'Admission counter', 'admission@sarvodaya.test'],
        ['Fees, challans, receipts', 'Accounts section', 'accounts@sarvodaya.test'],
        ['Examination forms, admit cards, results', 'Examination department', 'examination@sarvodaya.test'],
        ['Scholarship and fee reimbursement', 'Scholarship cell, Room 9', 'scholarship@sarvodaya.test'],
        ['Certificates and transfer', 'College office', '{{email}}'],
        ['Books and cards', 'Library', 'library@sarvodaya.test'],
        ['Complaints', 'Grievance cell', 'grievance@sarvodaya.test'],
        ['Press and visitors', 'Public relation officer', 'pro@sarvodaya.test'],
      ),
    },
    {
      kind: 'map',
      heading: both('On the map', 'मानचित्र'),
      place: { en: `${college.name.en}, {{address}}` },
      latitude: 26.918,
      longitude: 80.742,
    },
    {
      kind: 'list',
      heading: both('How to come', 'कैसे पहुँचें'),
      items: texts(
        'From the railway station: fifteen minutes by e-rickshaw, along the main road to Sarvodaya Marg.',
        'From the bus stand: ten minutes on foot, past the post office, second turning on the right.',
        'Cars and motorcycles park at the stand outside the gate. There is a ramp at the main entrance and a wheelchair at the gatekeeper’s.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Send feedback', paths.feedback.path),
        link('Public relation officer', paths.publicRelationOfficer.path),
      ],
    },
  ],
}
