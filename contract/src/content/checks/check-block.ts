import type { OtherLanguage } from '../../languages.ts'
import type { Block, BlockKind, BlockOf, ContentLink, LocalizedText } from '../../schemas/content.ts'
import { collector, type Finding, isBlank } from './finding.ts'
import { findingMessages } from './finding-messages.ts'

type Collector = ReturnType<typeof collector>
type Check<Kind extends BlockKind> = (block: BlockOf<Kind>, collect: Collector) => void

function needTexts(
  texts: readonly LocalizedText[],
  field: string,
  { none, empty, language }: { none: string; empty: string; language: OtherLanguage | undefined },
  { say, when }: Collector,
): void {
  if (texts.length === 0) say(field, none)
  for (const [at, text] of texts.entries()) when(isBlank(text, language), `${field}.${at}.en`, empty)
}

function needLinks({ links }: { links: readonly ContentLink[] }, { say, when }: Collector): void {
  if (links.length === 0) say('links', findingMessages.noLinkYet)
  for (const [at, { text, href }] of links.entries()) {
    when(isBlank(text), `links.${at}.text.en`, findingMessages.linkWithoutText)
    when(href === '', `links.${at}.href`, findingMessages.linkWithoutTarget)
  }
}

function needTable({ caption, columns, rows, language }: BlockOf<'table'>, { say, when }: Collector): void {
  when(isBlank(caption, language), 'caption.en', findingMessages.tableWithoutCaption)
  if (columns.length === 0) say('columns', findingMessages.tableWithoutColumns)
  for (const [at, header] of columns.entries())
    when(isBlank(header, language), `columns.${at}.en`, findingMessages.columnWithoutHeader(at + 1))
  if (rows.length === 0) say('rows', findingMessages.tableWithoutRows)
  for (const [at, { cells }] of rows.entries())
    when(
      cells.length !== columns.length,
      `rows.${at}`,
      findingMessages.rowOfOtherLength(at + 1, cells.length, columns.length),
    )
}

const paragraphTexts = (language: OtherLanguage | undefined) => ({
  none: findingMessages.noParagraphYet,
  empty: findingMessages.emptyParagraph,
  language,
})

const needPicture = (picture: string, field: string, { when }: Collector): void =>
  when(picture === '', field, findingMessages.choosePicture)

const checks: { [Kind in BlockKind]: Check<Kind> } = {
  text: ({ paragraphs, language }, collect) =>
    needTexts(paragraphs, 'paragraphs', paragraphTexts(language), collect),
  notice: ({ paragraphs, language }, collect) =>
    needTexts(paragraphs, 'paragraphs', paragraphTexts(language), collect),
  list: ({ items, language }, collect) =>
    needTexts(
      items,
      'items',
      { none: findingMessages.noItemYet, empty: findingMessages.emptyItem, language },
      collect,
    ),
  table: needTable,
  links: needLinks,
  actions: needLinks,
  facts: ({ facts, language }, { say, when }) => {
    if (facts.length === 0) say('facts', findingMessages.noFigureYet)
    for (const [at, { name, value }] of facts.entries()) {
      when(isBlank(name, language), `facts.${at}.name.en`, findingMessages.figureWithoutName)
      when(isBlank(value, language), `facts.${at}.value.en`, findingMessages.figureWithoutValue)
    }
  },
  signature: ({ person }, { when }) => when(person === '', 'person', findingMessages.chooseSigner),
  map: ({ place, language }, { when }) =>
    when(isBlank(place, language), 'place.en', findingMessages.mapWithoutPlace),
  people: ({ people, language }, { say, when }) => {
    if (people.length === 0) say('people', findingMessages.nobodyYet)
    for (const [at, { name }] of people.entries())
      when(isBlank(name, language), `people.${at}.name.en`, findingMessages.personWithoutName)
  },
  documents: ({ documents }, { say, when }) => {
    if (documents.length === 0) say('documents', findingMessages.noDocumentYet)
    for (const [at, { document }] of documents.entries())
      when(document === '', `documents.${at}.document`, findingMessages.chooseDocument)
  },
  picture: ({ picture }, collect) => needPicture(picture, 'picture', collect),
  gallery: ({ pictures }, collect) => {
    if (pictures.length === 0) collect.say('pictures', findingMessages.noPictureYet)
    for (const [at, { picture }] of pictures.entries())
      needPicture(picture, `pictures.${at}.picture`, collect)
  },
  faq: ({ questions, language }, collect) => {
    if (questions.length === 0) collect.say('questions', findingMessages.noQuestionYet)
    for (const [at, { question, answer }] of questions.entries()) {
      collect.when(isBlank(question, language), `questions.${at}.question.en`, findingMessages.emptyQuestion)
      collect.when(
        answer.every((text) => isBlank(text, language)),
        `questions.${at}.answer`,
        findingMessages.questionWithoutAnswer,
      )
    }
  },
  video: ({ title, href, language }, { when }) => {
    when(isBlank(title, language), 'title.en', findingMessages.videoWithoutTitle)
    when(href === '', 'href', findingMessages.videoWithoutAddress)
  },
}

export function checkBlock(block: Block): Finding[] {
  const collect = collector(block.id)
  collect.when(
    block.heading !== undefined && isBlank(block.heading, block.language),
    'heading.en',
    findingMessages.emptyHeading,
  )
  const check = checks[block.kind] as Check<typeof block.kind>
  check(block as never, collect)
  return collect.found
}
