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
import { findingMessages } from './finding-messages.ts'

type Collector = ReturnType<typeof collector>
type Check<Kind extends FrameKind> = (block: FrameBlockOf<Kind>, collect: Collector) => void

const contactFacts = ['phone', 'email', 'address']

function needLinks(links: readonly MenuLink[], field: string, { when }: Collector): void {
  for (const [at, { text, href }] of links.entries()) {
    when(isBlank(text), `${field}.${at}.text.en`, findingMessages.linkWithoutText)
    when(href === '', `${field}.${at}.href`, findingMessages.linkWithoutTarget)
  }
}

function needMenus({ menus }: FrameBlockOf<'menus'>, collect: Collector): void {
  const { when } = collect
  for (const [at, { text, href, groups }] of menus.entries()) {
    when(isBlank(text), `menus.${at}.text.en`, findingMessages.menuWithoutName)
    const links = groups.flatMap((group) => group.links)
    when((href ?? '') === '' && links.length === 0, `menus.${at}`, findingMessages.emptyMenu)
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
      findingMessages.sameFigureName(key),
    )
    when(isBlank(label), `figures.${at}.label.en`, findingMessages.figureWithoutMeaning)
    when(isBlank(value), `figures.${at}.value.en`, findingMessages.figureWithoutValue)
  }
}

const checks: { [Kind in FrameKind]: Check<Kind> } = {
  contact: ({ phone, email, address }, { when }) => {
    when(phone.shown.trim() === '', 'phone.shown', findingMessages.phoneMissing)
    when(phone.dialled === '', 'phone.dialled', findingMessages.dialledMissing)
    when(
      phone.shown.trim() !== '' && phone.dialled !== '' && !isDialled(phone.shown, phone.dialled),
      'phone.dialled',
      findingMessages.phonesDiffer,
    )
    when(email.trim() === '', 'email', findingMessages.emailMissing)
    when(isBlank(address), 'address.en', findingMessages.addressMissing)
  },
  figures: needFigures,
  menus: needMenus,
  footer: ({ quickLinks, usefulLinks }, collect) => {
    needLinks(quickLinks, 'quickLinks', collect)
    needLinks(usefulLinks, 'usefulLinks', collect)
  },
  hero: ({ title, slides }, { say, when }) => {
    when(isBlank(title), 'title.en', findingMessages.homeWithoutTitle)
    if (slides.length === 0) say('slides', findingMessages.homeWithoutSlide)
    for (const [at, { picture, caption }] of slides.entries()) {
      when(picture === '', `slides.${at}.picture`, findingMessages.slideWithoutPicture)
      when(isBlank(caption), `slides.${at}.caption.en`, findingMessages.slideWithoutCaption)
    }
  },
  leaders: ({ people }, { when }) => {
    const keys = people.map(({ key }) => key)
    for (const [at, { key, name, role }] of people.entries()) {
      when(isBlank(name), `people.${at}.name.en`, findingMessages.personWithoutName)
      when(isBlank(role), `people.${at}.role.en`, findingMessages.personWithoutOffice)
      when(key === '' || keys.indexOf(key) < at, `people.${at}.key`, findingMessages.sameShortName)
    }
  },
  about: ({ title, paragraphs }, { when }) => {
    when(isBlank(title), 'title.en', findingMessages.partWithoutTitle)
    for (const [at, text] of paragraphs.entries())
      when(isBlank(text), `paragraphs.${at}.en`, findingMessages.emptyParagraph)
  },
  services: ({ title, tabs }, collect) => {
    collect.when(isBlank(title), 'title.en', findingMessages.partWithoutTitle)
    for (const [at, { text, links }] of tabs.entries()) {
      collect.when(isBlank(text), `tabs.${at}.text.en`, findingMessages.tabWithoutName)
      needLinks(links, `tabs.${at}.links`, collect)
    }
  },
  courses: ({ title, cards }, { when }) => {
    when(isBlank(title), 'title.en', findingMessages.partWithoutTitle)
    for (const [at, { name, href }] of cards.entries()) {
      when(isBlank(name), `cards.${at}.name.en`, findingMessages.courseWithoutName)
      when(href === '', `cards.${at}.href`, findingMessages.courseWithoutPage)
    }
  },
  popup: ({ isShown, title, action, href }, { when }) => {
    if (!isShown) return
    when(isBlank(title), 'title.en', findingMessages.popupWithoutTitle)
    when(isBlank(action), 'action.en', findingMessages.popupWithoutAction)
    when(href === '', 'href', findingMessages.popupWithoutTarget)
  },
  ticker: ({ text, href }, { when }) => {
    when(isBlank(text), 'text.en', findingMessages.tickerWithoutText)
    when(href === '', 'href', findingMessages.tickerWithoutTarget)
  },
  search: ({ synonyms, pins }, { when }) => {
    for (const [at, { words }] of synonyms.entries())
      when(synonymsIn(words).length < 2, `synonyms.${at}.words`, findingMessages.tooFewSynonyms)
    for (const [at, { words, href }] of pins.entries()) {
      when(synonymsIn(words).length === 0, `pins.${at}.words`, findingMessages.pinWithoutWords)
      when(href === '', `pins.${at}.href`, findingMessages.pinWithoutTarget)
    }
  },
}

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
      message: findingMessages.frameNotWhole,
    })
  }
  return { errors, warnings: [] }
}
