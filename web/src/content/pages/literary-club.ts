import { paths } from '../../paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.literaryClub.path,
  title: both('Literary club', 'साहित्य परिषद्'),
  description:
    'The literary club reads, writes, recites and debates in Hindi, English, Sanskrit and Urdu; its four members and its year.',
  lead: both('Read, write, recite, argue.', 'पढ़िए, लिखिए, सुनाइए, बहस कीजिए।'),
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the literary club', 'साहित्य परिषद् के सदस्य'),
      columns: texts('No.', 'Name', 'Position', 'Department'),
      rows: rows(
        ['1', 'Dr. Vivek Srivastava', 'Convener', 'English'],
        ['2', 'Prof. Pushpa Devi Maurya', 'Member', 'Hindi'],
        ['3', 'Prof. Ramesh Chandra Tripathi', 'Member', 'Sanskrit'],
        ['4', 'Dr. Irfan Ahmad Ansari', 'Member', 'History'],
      ),
    },
    {
      kind: 'text',
      paragraphs: texts(
        'The club meets on Wednesdays at 2 p.m. in the seminar hall. Somebody brings a poem, a story or a page of an essay, and the others say what they heard in it. There is no fee and no list to sign: come and sit down.',
      ),
    },
    {
      kind: 'list',
      heading: both('In the course of the year', 'वर्ष भर के आयोजन'),
      items: [
        both('September: essays, recitation and debate in the Hindi fortnight', 'हिन्दी पखवाड़ा'),
        both('November: a translators’ afternoon, Hindi to English and back', 'अनुवाद गोष्ठी'),
        both('January: a poets’ evening with students, teachers and guests', 'काव्य संध्या'),
        both('March: the yearly magazine, Sarvodaya Prabha, appears', 'वार्षिक पत्रिका ‘सर्वोदय प्रभा’'),
      ],
    },
    {
      kind: 'text',
      heading: both('Send us your writing', 'अपनी रचना भेजें'),
      paragraphs: texts(
        'Writings and ideas for the Creative Corner and for the magazine are received at literaryclub@sarvodaya.test all the year round.',
      ),
    },
    { kind: 'actions', links: [link('Creative corner', paths.creativeCorner.path)] },
  ],
}
