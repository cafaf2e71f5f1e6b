import { college } from '@prangan/college/config'
import { configuredFigures } from '@prangan/contract/content/fill-facts'
import { link, text } from '@prangan/contract/content/write-seed'
import { departmentHome } from '@prangan/contract/departments'
import { pagePaths } from '@prangan/contract/page-paths'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { SettingsBlock, SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { offices } from '../../offices.ts'

const courses: readonly (readonly [string, LocalizedText])[] = Object.entries(college.courses)
const faculties: readonly (readonly [string, LocalizedText])[] = Object.entries(college.faculties)

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
      {
        key: 'formFee',
        label: { en: 'Price of the form', hi: 'फ़ॉर्म का मूल्य', mr: 'फॉर्मची किंमत' },
        value: configuredFigures.formFee,
      },
      {
        key: 'minimumMarks',
        label: { en: 'Minimum in class 12', hi: 'कक्षा 12 में न्यूनतम अंक', mr: 'बारावीत किमान गुण' },
        value: configuredFigures.minimumMarks,
      },
    ],
  },
  {
    id: 'offices',
    kind: 'offices',
    offices: Object.entries<Partial<SettingsBlockOf<'offices'>['offices'][number]>>(offices).map(
      ([key, office]) => ({
        key,
        name: text(''),
        person: text(''),
        phone: '',
        email: '',
        place: text(''),
        hours: text(''),
        ...office,
      }),
    ),
  },
  {
    id: 'menus',
    kind: 'menus',
    menus: [
      {
        text: { en: 'About us', hi: 'हमारे बारे में', mr: 'आमच्याविषयी' },
        groups: [
          {
            links: [
              link({ en: 'History', hi: 'इतिहास', mr: 'इतिहास' }, pagePaths.history.path),
              link(
                { en: 'Message from the Principal', hi: 'प्राचार्य का संदेश', mr: 'प्राचार्यांचा संदेश' },
                pagePaths.principalsMessage.path,
              ),
              link(
                { en: 'Governing body', hi: 'प्रबंध समिति', mr: 'नियामक मंडळ' },
                pagePaths.governingBody.path,
              ),
              link(
                { en: 'Code of conduct', hi: 'आचार संहिता', mr: 'आचारसंहिता' },
                pagePaths.codeOfConduct.path,
              ),
            ],
          },
        ],
      },
      {
        text: { en: 'Courses', hi: 'पाठ्यक्रम', mr: 'अभ्यासक्रम' },
        groups: [
          { links: courses.map(([key, name]) => link(name, `/${key}`)) },
          { links: faculties.map(([key, name]) => link(name, departmentHome(key))) },
        ],
      },
      {
        text: { en: 'Admission', hi: 'प्रवेश', mr: 'प्रवेश' },
        groups: [
          {
            links: [
              link(
                { en: 'Admission procedure', hi: 'प्रवेश प्रक्रिया', mr: 'प्रवेश प्रक्रिया' },
                pagePaths.admissionProcedure.path,
              ),
              link({ en: 'Apply online', hi: 'ऑनलाइन आवेदन', mr: 'ऑनलाइन अर्ज' }, pagePaths.registration.path),
            ],
          },
        ],
      },
      {
        text: { en: 'Students', hi: 'विद्यार्थी', mr: 'विद्यार्थी' },
        groups: [
          {
            links: [
              link({ en: 'Syllabus', hi: 'पाठ्यक्रम (सिलेबस)', mr: 'अभ्यासक्रम' }, pagePaths.syllabus.path),
              link({ en: 'Library', hi: 'पुस्तकालय', mr: 'ग्रंथालय' }, pagePaths.library.path),
              link(
                { en: 'Grievance cell', hi: 'शिकायत निवारण प्रकोष्ठ', mr: 'तक्रार निवारण कक्ष' },
                pagePaths.grievanceCell.path,
              ),
              link({ en: 'File a grievance', hi: 'शिकायत दर्ज करें', mr: 'तक्रार करा' }, '/grievance'),
              link(
                {
                  en: 'Committee against sexual harassment',
                  hi: 'यौन उत्पीड़न निवारण समिति',
                  mr: 'लैंगिक छळ प्रतिबंधक समिती',
                },
                pagePaths.harassmentCommittee.path,
              ),
            ],
          },
        ],
      },
      {
        text: { en: 'Alumni', hi: 'पूर्व छात्र', mr: 'माजी विद्यार्थी' },
        groups: [
          {
            links: [
              link(
                { en: 'Alumni association', hi: 'पूर्व छात्र संघ', mr: 'माजी विद्यार्थी संघटना' },
                pagePaths.alumniAssociation.path,
              ),
              link({ en: 'Register', hi: 'पंजीकरण', mr: 'नोंदणी' }, pagePaths.alumniRegistration.path),
            ],
          },
        ],
      },
      { text: { en: 'Notices', hi: 'सूचनाएँ', mr: 'सूचना' }, href: pagePaths.notices.path, groups: [] },
      { text: { en: 'Contact', hi: 'संपर्क', mr: 'संपर्क' }, href: pagePaths.contact.path, groups: [] },
    ],
  },
  {
    id: 'footer',
    kind: 'footer',
    quickLinks: [
      link({ en: 'Contact', hi: 'संपर्क', mr: 'संपर्क' }, pagePaths.contact.path),
      link(
        {
          en: 'Notices by e-mail or phone',
          hi: 'सूचनाएँ ई-मेल या फ़ोन पर',
          mr: 'सूचना ई-मेलने किंवा फोनवर',
        },
        '/subscribe',
      ),
      link(
        { en: 'Admission procedure', hi: 'प्रवेश प्रक्रिया', mr: 'प्रवेश प्रक्रिया' },
        pagePaths.admissionProcedure.path,
      ),
    ],
    usefulLinks: [link({ en: 'University', hi: 'विश्वविद्यालय', mr: 'विद्यापीठ' }, college.university.site)],
    note: college.name,
  },
  {
    id: 'hero',
    kind: 'hero',
    eyebrow: {
      en: `Since ${college.established}`,
      hi: `सन् ${college.established} से`,
      mr: `${college.established} पासून`,
    },
    title: college.motto,
    text: { en: '[[two sentences: what the college is, and for whom]]' },
    slides: [{ picture: 'art:campus', caption: college.name }],
  },
  {
    id: 'leaders',
    kind: 'leaders',
    people: [
      {
        key: 'principal',
        name: { en: '[[name of the Principal]]' },
        role: { en: 'Principal', hi: 'प्राचार्य', mr: 'प्राचार्य' },
        picture: 'art:portrait',
      },
    ],
  },
  {
    id: 'about',
    kind: 'about',
    title: { en: 'About us', hi: 'हमारे बारे में', mr: 'आमच्याविषयी' },
    paragraphs: [{ en: '[[a paragraph on the college]]' }],
    facts: [{ year: String(college.established), text: { en: 'Founded', hi: 'स्थापना', mr: 'स्थापना' } }],
  },
  {
    id: 'services',
    kind: 'services',
    title: { en: 'For students', hi: 'विद्यार्थियों के लिए', mr: 'विद्यार्थ्यांसाठी' },
    tabs: [
      {
        text: { en: 'Students', hi: 'विद्यार्थी', mr: 'विद्यार्थी' },
        links: [
          link({ en: 'Calendar', hi: 'कैलेंडर', mr: 'दिनदर्शिका' }, college.university.calendar),
          link({ en: 'Syllabus', hi: 'पाठ्यक्रम (सिलेबस)', mr: 'अभ्यासक्रम' }, pagePaths.syllabus.path),
        ],
      },
    ],
  },
  {
    id: 'courses',
    kind: 'courses',
    title: { en: 'Courses', hi: 'पाठ्यक्रम', mr: 'अभ्यासक्रम' },
    cards: courses.map(([key, name]) => ({
      course: key as keyof typeof college.courses,
      name,
      facts: { en: `[[years, seats and fee of ${key}]]` },
      text: { en: `[[one sentence on ${key}]]` },
      href: `/${key}`,
      picture: 'art:picture',
    })),
  },
  {
    id: 'popup',
    kind: 'popup',
    isShown: false,
    title: { en: 'Applications are open', hi: 'आवेदन शुरू हैं', mr: 'अर्ज सुरू आहेत' },
    action: { en: 'Apply', hi: 'आवेदन करें', mr: 'अर्ज करा' },
    href: pagePaths.registration.path,
  },
  {
    id: 'ticker',
    kind: 'ticker',
    text: { en: 'Welcome', hi: 'स्वागत है', mr: 'स्वागत आहे' },
    href: pagePaths.admissionProcedure.path,
  },
  { id: 'search', kind: 'search', synonyms: [], pins: [] },
]
