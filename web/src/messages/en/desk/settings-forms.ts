import { drawings } from '@prangan/college/messages/en/desk'
import type { SettingsKind } from '@prangan/contract/schemas/site-settings'
import { itemNoun, type KindTexts } from './block-forms.ts'

export const settingsForms = {
  kinds: {
    contact: {
      label: 'Contact',
      purpose: 'Telephone, e-mail and address on every page and in every mail',
    },
    figures: { label: 'Figures', purpose: 'Fees, minimum marks and dates that several pages show' },
    offices: {
      label: 'Offices and committees',
      purpose: 'Who is in charge of what, for all texts that name them',
    },
    menus: { label: 'Menus', purpose: 'The navigation at the top of every page' },
    footer: { label: 'Footer', purpose: 'The links at the end of every page' },
    ticker: {
      label: 'Ticker',
      purpose: 'What the moving line shows when no notice is current',
    },
    popup: {
      label: 'First visit',
      purpose: 'The band at the top of the home page, shown once to each visitor',
    },
    hero: { label: 'Introduction and slides', purpose: 'The first thing on the home page' },
    leaders: { label: 'Leaders', purpose: 'On the home page, and below their messages' },
    about: { label: 'About the college', purpose: 'The text on the home page' },
    services: { label: 'Services', purpose: 'The panel of links on the home page' },
    courses: { label: 'Courses', purpose: 'The cards on the home page' },
    search: {
      label: 'Search',
      purpose: 'Words that mean the same, and which page answers which search',
    },
  } satisfies KindTexts<SettingsKind> as KindTexts<SettingsKind>,
  nouns: {
    leader: itemNoun('leader'),
    office: itemNoun('office'),
    course: itemNoun('course'),
    slide: itemNoun('slide'),
    year: itemNoun('year'),
    tab: itemNoun('tab'),
    menu: itemNoun('menu'),
    group: itemNoun('group'),
    line: itemNoun('line'),
    answer: itemNoun('answer'),
  },
  parts: {
    picture: 'picture',
    whatItIs: 'what it is',
    whatHappened: 'what happened',
    title: 'title',
  },
  title: 'Title',
  text: 'Text',
  drawings: {
    library: 'A picture from the library',
    ofLibrary: (label: string) => `${label}, from the library`,
    ...drawings,
  },
  leaderRole: 'Role, for example Principal',
  course: {
    name: 'Name of the course',
    text: 'A sentence about it',
    enquiries: 'Enquiries are about',
    enquiriesHint:
      'The course as on the admission form. If you choose none, visitors cannot send an enquiry.',
    none: 'Not on the admission form',
  },
  contact: {
    shown: 'Telephone number as visitors see it',
    shownHint: 'To show it in a text, write {{phone}}.',
    dialled: 'Telephone number to dial',
    dialledHint: 'With the country code, for example +915999555010.',
    email: 'E-mail address of the office',
    emailHint:
      'To show it in a text, write {{email}}. The site’s mails come from it, and visitors’ messages go to it.',
    address: 'Postal address',
    elsewhere: 'Pages on other sites',
    networks: { facebook: 'Facebook', x: 'X', instagram: 'Instagram', youtube: 'YouTube' },
  },
  figure: {
    labelHint: 'What it is, for example Price of the form',
    valueHint: 'Its value, for example ₹450',
    key: 'Short name for texts',
    keyHint: (key: string) => `To show it in a text, write {{${key}}}.`,
    configured: (key: string) =>
      `To show it in a text, write {{${key}}}. The site’s forms and mails use it too.`,
  },
  office: {
    name: 'office or committee',
    nameHint: 'Its name, for example Internal Complaints Committee',
    person: 'person in charge',
    personHint: 'Who is in charge (optional)',
    place: 'place',
    placeHint: 'Where it is, for example Room 3 (optional)',
    hours: 'hours',
    hoursHint: 'When it is open (optional)',
    phone: 'Telephone (optional)',
    email: 'E-mail (optional)',
    key: 'Short name for texts',
    keyHint: (key: string) =>
      `To show it in a text, write {{${key}}}, {{${key}.person}}, {{${key}.phone}}, {{${key}.email}}, {{${key}.place}} or {{${key}.hours}}.`,
  },
  hero: {
    eyebrow: 'Line above the title',
    text: 'Text, also shown in search results',
    slides: 'Slides',
    caption: 'What it shows',
  },
  about: { years: 'Years', whatHappened: 'What happened' },
  tabName: 'Name of the tab',
  menu: {
    leadsToPage: 'leads to one page',
    links: (count: number) => (count === 1 ? '1 link' : `${count} links`),
    new: 'New menu',
    name: 'Name of the menu',
    isPlain: 'It links to one page instead of opening a list',
    groupTitle: 'Title of the group (optional)',
    /** Menus to which a link can be moved. */
    unnamed: (number: number) => `Menu ${number}`,
    inGroup: (menu: string, title: string) => `${menu}, ${title}`,
    group: (number: number) => `group ${number}`,
    newGroup: (menu: string) => `${menu}, in a new group`,
    own: 'Out of this menu, as a separate menu',
    move: 'Move',
    moveWhat: (name: string) => ` ${name} to another menu`,
    moveTo: 'Move it to',
    moved: (place: string) => `Moved to: ${place}.`,
  },
  footer: { quickLinks: 'Quick Links', usefulLinks: 'Useful Links', note: 'Last line' },
  popup: { isShown: 'Show it to first-time visitors', action: 'Button', target: 'The button' },
  tickerTarget: 'The text',
}
