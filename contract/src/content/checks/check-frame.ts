import {
  type FrameBlock,
  type FrameBlockOf,
  type FrameKind,
  frameKinds,
  type MenuLink,
  type StoredContent,
} from '../../schemas/content.ts'
import { synonymsIn } from '../../site-search/synonyms-in.ts'
import { isDialled } from '../dialled-number.ts'
import { collector, type Finding, type Findings, isBlank } from './finding.ts'

type Collector = ReturnType<typeof collector>
type Check<Kind extends FrameKind> = (block: FrameBlockOf<Kind>, collect: Collector) => void

/** The facts that every frame has, which no figure may be named like. */
const contactFacts = ['phone', 'email', 'address']

function needLinks(links: readonly MenuLink[], field: string, { when }: Collector): void {
  for (const [at, { text, href }] of links.entries()) {
    when(isBlank(text), `${field}.${at}.text.en`, 'This link needs a text that says where it leads.')
    when(href === '', `${field}.${at}.href`, 'Choose where this link leads.')
  }
}

function needMenus({ menus }: FrameBlockOf<'menus'>, collect: Collector): void {
  const { when } = collect
  for (const [at, { text, href, groups }] of menus.entries()) {
    when(isBlank(text), `menus.${at}.text.en`, 'This menu needs a name.')
    const links = groups.flatMap((group) => group.links)
    when(
      (href ?? '') === '' && links.length === 0,
      `menus.${at}`,
      'This menu is empty: add a link, or remove the menu.',
    )
    for (const [within, group] of groups.entries())
      needLinks(group.links, `menus.${at}.groups.${within}.links`, collect)
  }
}

function needFigures({ figures }: FrameBlockOf<'figures'>, { when }: Collector): void {
  const keys = figures.map(({ key }) => key)
  for (const [at, { key, label, value }] of figures.entries()) {
    when(
      keys.indexOf(key) < at || contactFacts.includes(key),
      `figures.${at}.key`,
      `There is another figure named ${key}: please give this one another name.`,
    )
    when(isBlank(label), `figures.${at}.label.en`, 'Say what this figure is.')
    when(isBlank(value), `figures.${at}.value.en`, 'This figure needs a value.')
  }
}

/** What each part of the frame needs. */
const checks: { [Kind in FrameKind]: Check<Kind> } = {
  contact: ({ phone, email, address }, { when }) => {
    when(phone.shown.trim() === '', 'phone.shown', 'Enter the telephone number as people read it.')
    when(phone.dialled === '', 'phone.dialled', 'Enter the telephone number as a phone dials it.')
    when(
      phone.shown.trim() !== '' && phone.dialled !== '' && !isDialled(phone.shown, phone.dialled),
      'phone.dialled',
      'A phone would dial another number than the one that is shown: please change both.',
    )
    when(email.trim() === '', 'email', 'Enter the e-mail address of the college.')
    when(isBlank(address), 'address.en', 'Enter the address of the college.')
  },
  figures: needFigures,
  menus: needMenus,
  footer: ({ quickLinks, usefulLinks }, collect) => {
    needLinks(quickLinks, 'quickLinks', collect)
    needLinks(usefulLinks, 'usefulLinks', collect)
  },
  hero: ({ title, slides }, { say, when }) => {
    when(isBlank(title), 'title.en', 'The home page needs a title.')
    if (slides.length === 0) say('slides', 'The home page needs a picture: add a slide.')
    for (const [at, { picture, caption }] of slides.entries()) {
      when(picture === '', `slides.${at}.picture`, 'Choose a picture for this slide.')
      when(isBlank(caption), `slides.${at}.caption.en`, 'This slide needs a caption.')
    }
  },
  leaders: ({ people }, { when }) => {
    const keys = people.map(({ key }) => key)
    for (const [at, { key, name, role }] of people.entries()) {
      when(isBlank(name), `people.${at}.name.en`, 'This person needs a name.')
      when(isBlank(role), `people.${at}.role.en`, 'Say what this person’s office is.')
      when(
        key === '' || keys.indexOf(key) < at,
        `people.${at}.key`,
        'Two people are known by the same short name: please change one.',
      )
    }
  },
  about: ({ title, paragraphs }, { when }) => {
    when(isBlank(title), 'title.en', 'This part needs a title.')
    for (const [at, text] of paragraphs.entries())
      when(isBlank(text), `paragraphs.${at}.en`, 'This paragraph is empty: write it, or remove it.')
  },
  services: ({ title, tabs }, collect) => {
    collect.when(isBlank(title), 'title.en', 'This part needs a title.')
    for (const [at, { text, links }] of tabs.entries()) {
      collect.when(isBlank(text), `tabs.${at}.text.en`, 'This tab needs a name.')
      needLinks(links, `tabs.${at}.links`, collect)
    }
  },
  courses: ({ title, cards }, { when }) => {
    when(isBlank(title), 'title.en', 'This part needs a title.')
    for (const [at, { name, href }] of cards.entries()) {
      when(isBlank(name), `cards.${at}.name.en`, 'This course needs a name.')
      when(href === '', `cards.${at}.href`, 'Choose the page of this course.')
    }
  },
  popup: ({ isShown, title, action, href }, { when }) => {
    if (!isShown) return
    when(isBlank(title), 'title.en', 'The popup needs a title.')
    when(isBlank(action), 'action.en', 'The button of the popup needs a text.')
    when(href === '', 'href', 'Choose where the button of the popup leads.')
  },
  ticker: ({ text, href }, { when }) => {
    when(isBlank(text), 'text.en', 'Write what the ticker shows when there is no notice for it.')
    when(href === '', 'href', 'Choose where the text of the ticker leads.')
  },
  search: ({ synonyms }, { when }) => {
    for (const [at, { words }] of synonyms.entries())
      when(
        synonymsIn(words).length < 2,
        `synonyms.${at}.words`,
        'Write at least two words that mean the same, with a comma between them.',
      )
  },
}

/** Checks that the frame has all its parts once, and that none of them lacks what readers need. */
export function checkFrame({ blocks }: StoredContent, own: readonly FrameBlock[]): Findings {
  const errors: Finding[] = own.flatMap((block) => {
    const collect = collector(block.id)
    const check = checks[block.kind] as Check<typeof block.kind>
    check(block as never, collect)
    return collect.found
  })
  const isWhole = frameKinds.every((kind) => own.filter((block) => block.kind === kind).length === 1)
  if (!isWhole || own.length !== blocks.length) {
    errors.unshift({
      message: 'A part of the frame is missing, or there twice. Please go back to an earlier version.',
    })
  }
  return { errors, warnings: [] }
}
