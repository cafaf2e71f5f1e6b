import { fixedCategories } from '../../notice-categories.ts'
import type { StoredContent } from '../../schemas/content.ts'
import {
  type MenuLink,
  type SettingsBlock,
  type SettingsBlockOf,
  type SettingsKind,
  settingsKinds,
} from '../../schemas/site-settings.ts'
import { synonymsIn } from '../../site-search/synonyms-in.ts'
import { isDialled } from '../dialled-number.ts'
import { type ContentIssue, type ContentIssues, collector, isBlank } from './issue.ts'
import { issueMessages } from './issue-messages.ts'

type Collector = ReturnType<typeof collector>
type Check<Kind extends SettingsKind> = (block: SettingsBlockOf<Kind>, collect: Collector) => void

const contactFacts = ['phone', 'email', 'address']

function needLinks(links: readonly MenuLink[], field: string, { when }: Collector): void {
  for (const [at, { text, href }] of links.entries()) {
    when(isBlank(text), `${field}.${at}.text.en`, issueMessages.linkWithoutText)
    when(href === '', `${field}.${at}.href`, issueMessages.linkWithoutTarget)
  }
}

function needMenus({ menus }: SettingsBlockOf<'menus'>, collect: Collector): void {
  const { when } = collect
  for (const [at, { text, href, groups }] of menus.entries()) {
    when(isBlank(text), `menus.${at}.text.en`, issueMessages.menuWithoutName)
    const links = groups.flatMap((group) => group.links)
    when((href ?? '') === '' && links.length === 0, `menus.${at}`, issueMessages.emptyMenu)
    for (const [within, group] of groups.entries())
      needLinks(group.links, `menus.${at}.groups.${within}.links`, collect)
  }
}

/** Texts refer to figures and offices by their keys. */
const isTaken = (key: string, earlier: readonly { key: string }[]): boolean =>
  contactFacts.includes(key) || earlier.some((each) => each.key === key)

function needFigures({ figures }: SettingsBlockOf<'figures'>, { when }: Collector): void {
  for (const [at, { key, label, value }] of figures.entries()) {
    when(isTaken(key, figures.slice(0, at)), `figures.${at}.key`, issueMessages.sameFigureName(key))
    when(isBlank(label), `figures.${at}.label.en`, issueMessages.figureWithoutMeaning)
    when(isBlank(value), `figures.${at}.value.en`, issueMessages.figureWithoutValue)
  }
}

function needOffices({ offices }: SettingsBlockOf<'offices'>, { when }: Collector): void {
  for (const [at, { key, name }] of offices.entries()) {
    when(isTaken(key, offices.slice(0, at)), `offices.${at}.key`, issueMessages.sameFigureName(key))
    when(isBlank(name), `offices.${at}.name.en`, issueMessages.officeWithoutName)
  }
}

function needCategories({ categories }: SettingsBlockOf<'categories'>, { say, when }: Collector): void {
  for (const [at, { key, name }] of categories.entries()) {
    when(isBlank(name), `categories.${at}.name.en`, issueMessages.categoryWithoutName)
    when(
      categories.slice(0, at).some((each) => each.key === key),
      `categories.${at}.key`,
      issueMessages.sameFigureName(key),
    )
  }
  const isWhole = fixedCategories.every((fixed) => categories.some(({ key }) => key === fixed))
  if (categories.length > 0 && !isWhole) say('categories', issueMessages.categoryMissing)
}

const checks: { [Kind in SettingsKind]: Check<Kind> } = {
  contact: ({ phone, email, address }, { when }) => {
    when(phone.shown.trim() === '', 'phone.shown', issueMessages.phoneMissing)
    when(phone.dialled === '', 'phone.dialled', issueMessages.dialledMissing)
    when(
      phone.shown.trim() !== '' && phone.dialled !== '' && !isDialled(phone.shown, phone.dialled),
      'phone.dialled',
      issueMessages.phonesDiffer,
    )
    when(email.trim() === '', 'email', issueMessages.emailMissing)
    when(isBlank(address), 'address.en', issueMessages.addressMissing)
  },
  figures: needFigures,
  offices: needOffices,
  categories: needCategories,
  menus: needMenus,
  footer: ({ quickLinks, usefulLinks }, collect) => {
    needLinks(quickLinks, 'quickLinks', collect)
    needLinks(usefulLinks, 'usefulLinks', collect)
  },
  hero: ({ title, slides }, { say, when }) => {
    when(isBlank(title), 'title.en', issueMessages.homeWithoutTitle)
    if (slides.length === 0) say('slides', issueMessages.homeWithoutSlide)
    for (const [at, { picture, caption }] of slides.entries()) {
      when(picture === '', `slides.${at}.picture`, issueMessages.slideWithoutPicture)
      when(isBlank(caption), `slides.${at}.caption.en`, issueMessages.slideWithoutCaption)
    }
  },
  leaders: ({ people }, { when }) => {
    const keys = people.map(({ key }) => key)
    for (const [at, { key, name, role }] of people.entries()) {
      when(isBlank(name), `people.${at}.name.en`, issueMessages.personWithoutName)
      when(isBlank(role), `people.${at}.role.en`, issueMessages.personWithoutOffice)
      when(key === '' || keys.indexOf(key) < at, `people.${at}.key`, issueMessages.sameShortName)
    }
  },
  about: ({ title, paragraphs }, { when }) => {
    when(isBlank(title), 'title.en', issueMessages.partWithoutTitle)
    for (const [at, text] of paragraphs.entries())
      when(isBlank(text), `paragraphs.${at}.en`, issueMessages.emptyParagraph)
  },
  services: ({ title, tabs }, collect) => {
    collect.when(isBlank(title), 'title.en', issueMessages.partWithoutTitle)
    for (const [at, { text, links }] of tabs.entries()) {
      collect.when(isBlank(text), `tabs.${at}.text.en`, issueMessages.tabWithoutName)
      needLinks(links, `tabs.${at}.links`, collect)
    }
  },
  courses: ({ title, cards }, { when }) => {
    when(isBlank(title), 'title.en', issueMessages.partWithoutTitle)
    for (const [at, { name, href }] of cards.entries()) {
      when(isBlank(name), `cards.${at}.name.en`, issueMessages.courseWithoutName)
      when(href === '', `cards.${at}.href`, issueMessages.courseWithoutPage)
    }
  },
  popup: ({ isShown, title, action, href }, { when }) => {
    if (!isShown) return
    when(isBlank(title), 'title.en', issueMessages.popupWithoutTitle)
    when(isBlank(action), 'action.en', issueMessages.popupWithoutAction)
    when(href === '', 'href', issueMessages.popupWithoutTarget)
  },
  ticker: ({ text, href }, { when }) => {
    when(isBlank(text), 'text.en', issueMessages.tickerWithoutText)
    when(href === '', 'href', issueMessages.tickerWithoutTarget)
  },
  search: ({ synonyms, pins }, { when }) => {
    for (const [at, { words }] of synonyms.entries())
      when(synonymsIn(words).length < 2, `synonyms.${at}.words`, issueMessages.tooFewSynonyms)
    for (const [at, { words, href }] of pins.entries()) {
      when(synonymsIn(words).length === 0, `pins.${at}.words`, issueMessages.pinWithoutWords)
      when(href === '', `pins.${at}.href`, issueMessages.pinWithoutTarget)
    }
  },
}

export function checkSettings({ blocks }: StoredContent, own: readonly SettingsBlock[]): ContentIssues {
  const errors: ContentIssue[] = own.flatMap((block) => {
    const collect = collector(block.id)
    const check = checks[block.kind] as Check<typeof block.kind>
    check(block as never, collect)
    return collect.found
  })
  const isWhole = settingsKinds.every((kind) => own.filter((block) => block.kind === kind).length === 1)
  if (!isWhole || own.length !== blocks.length) {
    errors.unshift({
      message: issueMessages.settingsIncomplete,
    })
  }
  return { errors, warnings: [] }
}
