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
      { key: 'formFee', label: both('Price of the form', 'फॉर्मची किंमत'), value: configuredFigures.formFee },
      {
        key: 'minimumMarks',
        label: both('Minimum in class 12', 'बारावीत किमान गुण'),
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
              link(['Grievances', 'तक्रारी'], pagePaths.grievanceCell.path),
              link(['File a grievance', 'तक्रार करा'], '/grievance'),
              link(['Alumnae', 'माजी विद्यार्थिनी'], pagePaths.alumniAssociation.path),
            ],
          },
        ],
      },
      {
        text: both('Study', 'शिक्षण'),
        groups: [
          {
            links: [
              link(courses.bhsc, pagePaths.bhsc.path),
              link(courses.bsw, pagePaths.bsw.path),
              link(faculties['home-science'], departmentHome('home-science')),
              link(faculties['social-work'], departmentHome('social-work')),
              link(['Admission', 'प्रवेश'], pagePaths.admissionProcedure.path),
              link(['Apply', 'अर्ज करा'], pagePaths.registration.path),
            ],
          },
        ],
      },
      { text: both('Notices', 'सूचना'), href: pagePaths.notices.path, groups: [] },
      { text: both('Contact', 'संपर्क'), href: pagePaths.contact.path, groups: [] },
    ],
  },
  {
    id: 'footer',
    kind: 'footer',
    quickLinks: [
      link(['Notices by e-mail or phone', 'सूचना ई-मेलने किंवा फोनवर'], '/subscribe'),
      link(['Apply', 'अर्ज करा'], pagePaths.registration.path),
      link(['Alumnae: register', 'माजी विद्यार्थिनी: नोंदणी'], pagePaths.alumniRegistration.path),
      link(['Contact', 'संपर्क'], pagePaths.contact.path),
    ],
    usefulLinks: [link(['University', 'विद्यापीठ'], college.university.site)],
    note: text(college.name),
  },
  {
    id: 'hero',
    kind: 'hero',
    eyebrow: both(`Since ${college.established}`, `${college.established} पासून`),
    title: both('A college that women built', 'महिलांनी उभारलेले महाविद्यालय'),
    text: both(
      'Home science and social work for the women of Wardha.',
      'वर्ध्याच्या महिलांसाठी गृहविज्ञान आणि समाजकार्य.',
    ),
    slides: [{ picture: 'art:scene-1', caption: both('The old house', 'जुने घर') }],
  },
  {
    id: 'leaders',
    kind: 'leaders',
    people: [
      {
        key: 'principal',
        name: both('Dr. Sadhana Wankhede', 'डॉ. साधना वानखेडे'),
        role: both('Principal', 'प्राचार्या'),
        picture: 'art:principal',
      },
    ],
  },
  {
    id: 'about',
    kind: 'about',
    title: both('About us', 'आमच्याविषयी'),
    paragraphs: [
      both(
        'Eleven women of the town opened the college in their own house.',
        'शहरातील अकरा महिलांनी स्वतःच्याच घरात महाविद्यालय सुरू केले.',
      ),
    ],
    facts: [{ year: '1988', text: both('The first class of nineteen', 'एकोणीस विद्यार्थिनींचा पहिला वर्ग') }],
  },
  {
    id: 'services',
    kind: 'services',
    title: both('For students', 'विद्यार्थिनींसाठी'),
    tabs: [
      {
        text: both('Students', 'विद्यार्थिनी'),
        links: [
          link(['Calendar', 'शैक्षणिक दिनदर्शिका'], college.university.calendar),
          link(['Syllabus', 'अभ्यासक्रम'], pagePaths.syllabus.path),
        ],
      },
      { text: both('Login', 'लॉगिन'), links: [link(['Staff login', 'कर्मचारी लॉगिन'], pagePaths.login.path)] },
    ],
  },
  {
    id: 'courses',
    kind: 'courses',
    title: both('What you can study', 'काय शिकता येते'),
    cards: [
      {
        course: 'bhsc',
        name: courses.bhsc,
        facts: both('3 years · 40 seats', '3 वर्षे · 40 जागा'),
        text: both(
          'Three years, with a laboratory day each week.',
          'तीन वर्षे, दर आठवड्याला एक दिवस प्रयोगशाळा.',
        ),
        href: pagePaths.bhsc.path,
        picture: 'art:house',
      },
      {
        course: 'bsw',
        name: courses.bsw,
        facts: both('3 years · 40 seats', '3 वर्षे · 40 जागा'),
        text: both('Three years, with two field days each week.', 'तीन वर्षे, दर आठवड्याला दोन दिवस क्षेत्रकार्य.'),
        href: pagePaths.bsw.path,
        picture: 'art:house',
      },
    ],
  },
  {
    id: 'popup',
    kind: 'popup',
    isShown: true,
    title: both('Applications are open', 'अर्ज सुरू झाले आहेत'),
    action: both('Apply', 'अर्ज करा'),
    href: pagePaths.registration.path,
  },
  {
    id: 'ticker',
    kind: 'ticker',
    text: both('Welcome', 'स्वागत'),
    href: pagePaths.admissionProcedure.path,
  },
  { id: 'search', kind: 'search', synonyms: [{ words: 'hostel, वसतिगृह' }], pins: [] },
]
