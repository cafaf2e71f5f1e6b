import { college } from '@prangan/college/config'
import { configuredFigures } from '@prangan/contract/content/fill-facts'
import { both, text } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import type { SettingsBlock, SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { offices } from '../../offices.ts'
import { courses, coursesTitle } from './courses.ts'
import { bestViewed, quickLinks, usefulLinks } from './footer.ts'
import { about, hero, slides } from './home.ts'
import { leaders } from './leaders.ts'
import { menus } from './menus.ts'
import { popup } from './popup.ts'
import { services, servicesTitle } from './services.ts'
import { pins, synonyms } from './synonyms.ts'

const figure = (key: keyof typeof configuredFigures, en: string, hi: string) => ({
  key,
  label: both(en, hi),
  value: configuredFigures[key],
})

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
      figure('formFee', 'Price of the form with brochure', 'विवरणिका के साथ फ़ॉर्म का मूल्य'),
      figure('minimumMarks', 'Minimum in 10+2, general category', '10+2 में न्यूनतम अंक, सामान्य वर्ग'),
      figure('meritListWithin', 'Merit list, after the last date', 'योग्यता सूची, अंतिम तिथि के बाद'),
      figure('bonaFideUntil', 'Bona fide student until', 'कब तक संस्थागत विद्यार्थी माने जाएँगे'),
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
  { id: 'menus', kind: 'menus', menus },
  { id: 'footer', kind: 'footer', quickLinks, usefulLinks, note: bestViewed },
  {
    id: 'hero',
    kind: 'hero',
    ...hero,
    slides: slides.map((caption, at) => ({ picture: `art:scene-${at + 1}`, caption })),
  },
  {
    id: 'leaders',
    kind: 'leaders',
    people: leaders.map(({ portrait, ...leader }) => ({
      key: portrait,
      ...leader,
      picture: `art:${portrait}`,
    })),
  },
  { id: 'about', kind: 'about', ...about },
  { id: 'services', kind: 'services', title: servicesTitle, tabs: services },
  {
    id: 'courses',
    kind: 'courses',
    title: coursesTitle,
    cards: courses.map(({ id, ...card }) => ({ course: id, ...card, picture: `art:course-${id}` })),
  },
  {
    id: 'popup',
    kind: 'popup',
    isShown: true,
    ...popup,
    href: pagePaths.registration.path,
  },
  {
    id: 'ticker',
    kind: 'ticker',
    text: both('Important Notice Regarding Admissions', 'प्रवेश की ज़रूरी सूचना'),
    href: pagePaths.importantNotice.path,
  },
  { id: 'search', kind: 'search', synonyms: synonyms.map((words) => ({ words })), pins: [...pins] },
]
