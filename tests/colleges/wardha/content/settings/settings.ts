import { college } from '@prangan/college/config'
import { configuredFigures } from '@prangan/contract/content/fill-facts'
import { both, link, text } from '@prangan/contract/content/write-seed'
import { departmentHome } from '@prangan/contract/departments'
import { pagePaths } from '@prangan/contract/page-paths'
import type { SettingsBlock } from '@prangan/contract/schemas/site-settings'
import { offices } from '../../offices.ts'

const { courses, faculties } = college

export const settings: readonly SettingsBlock[] = [
  {
    id: 'contact',
    kind: 'contact',
    phone: college.phone,
    email: college.email,
    address: college.address,
    social: college.social,
  },
  {
    id: 'figures',
    kind: 'figures',
    figures: [
      { key: 'formFee', label: both('Price of the form', 'फ़ॉर्म का मूल्य'), value: configuredFigures.formFee },
      {
        key: 'minimumMarks',
        label: both('Minimum in class 12', 'कक्षा 12 में न्यूनतम अंक'),
        value: configuredFigures.minimumMarks,
      },
    ],
  },
  {
    id: 'offices',
    kind: 'offices',
    offices: [{ key: 'icc', ...offices.icc, phone: '', place: text(''), hours: text('') }],
  },
  {
    id: 'menus',
    kind: 'menus',
    menus: [
      {
        text: both('College', 'महाविद्यालय'),
        groups: [
          {
            links: [
              link(['History', 'इतिहास'], pagePaths.history.path),
              link(['Grievances', 'शिकायतें'], pagePaths.grievanceCell.path),
              link(['File a grievance', 'शिकायत दर्ज करें'], '/grievance'),
              link(['Alumnae', 'पूर्व छात्राएँ'], pagePaths.alumniAssociation.path),
            ],
          },
        ],
      },
      {
        text: both('Study', 'पढ़ाई'),
        groups: [
          {
            links: [
              link(courses.bhsc, pagePaths.bhsc.path),
              link(courses.bsw, pagePaths.bsw.path),
              link(faculties['home-science'], departmentHome('home-science')),
              link(faculties['social-work'], departmentHome('social-work')),
              link(['Admission', 'प्रवेश'], pagePaths.admissionProcedure.path),
              link(['Apply', 'आवेदन करें'], pagePaths.registration.path),
            ],
          },
        ],
      },
      { text: both('Contact', 'संपर्क'), href: pagePaths.contact.path, groups: [] },
    ],
  },
  {
    id: 'footer',
    kind: 'footer',
    quickLinks: [link(['Contact', 'संपर्क'], pagePaths.contact.path)],
    usefulLinks: [link(['University', 'विश्वविद्यालय'], college.university.site)],
    note: text(college.name),
  },
  {
    id: 'hero',
    kind: 'hero',
    eyebrow: both(`Since ${college.established}`, `सन् ${college.established} से`),
    title: both('A college that women built', 'महिलाओं का बनाया महाविद्यालय'),
    text: both(
      'Home science and social work for the women of Wardha.',
      'वर्धा की महिलाओं के लिए गृह विज्ञान और समाज कार्य।',
    ),
    slides: [{ picture: 'art:scene-1', caption: both('The old house', 'पुराना घर') }],
  },
  {
    id: 'leaders',
    kind: 'leaders',
    people: [
      {
        key: 'principal',
        name: both('Dr. Sadhana Wankhede', 'डॉ. साधना वानखेड़े'),
        role: both('Principal', 'प्राचार्या'),
        picture: 'art:principal',
      },
    ],
  },
  {
    id: 'about',
    kind: 'about',
    title: both('About us', 'हमारे बारे में'),
    paragraphs: [
      both(
        'Eleven women of the town opened the college in their own house.',
        'शहर की ग्यारह महिलाओं ने अपने ही घर में महाविद्यालय खोला।',
      ),
    ],
    facts: [{ year: '1988', text: both('The first class of nineteen', 'उन्नीस छात्राओं की पहली कक्षा') }],
  },
  {
    id: 'services',
    kind: 'services',
    title: both('For students', 'छात्राओं के लिए'),
    tabs: [
      {
        text: both('Students', 'छात्राएँ'),
        links: [
          link(['Calendar', 'कैलेंडर'], college.university.calendar),
          link(['Syllabus', 'पाठ्यक्रम'], pagePaths.syllabus.path),
        ],
      },
    ],
  },
  {
    id: 'courses',
    kind: 'courses',
    title: both('What you can study', 'क्या पढ़ सकती हैं'),
    cards: [
      {
        course: 'bhsc',
        name: courses.bhsc,
        text: both('Three years, with a laboratory day each week.', 'तीन वर्ष, हर सप्ताह एक दिन प्रयोगशाला।'),
        href: pagePaths.bhsc.path,
        picture: 'art:house',
      },
      {
        course: 'bsw',
        name: courses.bsw,
        text: both('Three years, with two field days each week.', 'तीन वर्ष, हर सप्ताह दो दिन क्षेत्र कार्य।'),
        href: pagePaths.bsw.path,
        picture: 'art:house',
      },
    ],
  },
  {
    id: 'popup',
    kind: 'popup',
    isShown: true,
    title: both('Applications are open', 'आवेदन शुरू हैं'),
    action: both('Apply', 'आवेदन करें'),
    href: pagePaths.registration.path,
  },
  {
    id: 'ticker',
    kind: 'ticker',
    text: both('Welcome', 'स्वागत है'),
    href: pagePaths.admissionProcedure.path,
  },
  { id: 'search', kind: 'search', synonyms: [{ words: 'hostel, छात्रावास' }], pins: [] },
]
