import type { OtherLanguage } from '../../languages.ts'
import type { Block, BlockKind, BlockOf } from '../../schemas/blocks.ts'
import type { ContentLink, LocalizedText } from '../../schemas/content-fields.ts'
import { type ContentIssue, collector, isBlank } from './issue.ts'
import { issueMessages } from './issue-messages.ts'

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
  if (links.length === 0) say('links', issueMessages.noLinkYet)
  for (const [at, { text, href }] of links.entries()) {
    when(isBlank(text), `links.${at}.text.en`, issueMessages.linkWithoutText)
    when(href === '', `links.${at}.href`, issueMessages.linkWithoutTarget)
  }
}

function needTable({ caption, columns, rows, language }: BlockOf<'table'>, { say, when }: Collector): void {
  when(isBlank(caption, language), 'caption.en', issueMessages.tableWithoutCaption)
  if (columns.length === 0) say('columns', issueMessages.tableWithoutColumns)
  for (const [at, header] of columns.entries())
    when(isBlank(header, language), `columns.${at}.en`, issueMessages.columnWithoutHeader(at + 1))
  if (rows.length === 0) say('rows', issueMessages.tableWithoutRows)
  for (const [at, { cells }] of rows.entries())
    when(
      cells.length !== columns.length,
      `rows.${at}`,
      issueMessages.rowOfOtherLength(at + 1, cells.length, columns.length),
    )
}

const paragraphTexts = (language: OtherLanguage | undefined) => ({
  none: issueMessages.noParagraphYet,
  empty: issueMessages.emptyParagraph,
  language,
})

const needPicture = (picture: string, field: string, { when }: Collector): void =>
  when(picture === '', field, issueMessages.choosePicture)

const checks: { [Kind in BlockKind]: Check<Kind> } = {
  text: ({ paragraphs, language }, collect) =>
    needTexts(paragraphs, 'paragraphs', paragraphTexts(language), collect),
  notice: ({ paragraphs, language }, collect) =>
    needTexts(paragraphs, 'paragraphs', paragraphTexts(language), collect),
  list: ({ items, language }, collect) =>
    needTexts(
      items,
      'items',
      { none: issueMessages.noItemYet, empty: issueMessages.emptyItem, language },
      collect,
    ),
  table: needTable,
  links: needLinks,
  actions: needLinks,
  facts: ({ facts, language }, { say, when }) => {
    if (facts.length === 0) say('facts', issueMessages.noFigureYet)
    for (const [at, { name, value }] of facts.entries()) {
      when(isBlank(name, language), `facts.${at}.name.en`, issueMessages.figureWithoutName)
      when(isBlank(value, language), `facts.${at}.value.en`, issueMessages.figureWithoutValue)
    }
  },
  signature: ({ person }, { when }) => when(person === '', 'person', issueMessages.chooseSigner),
  map: ({ place, language }, { when }) =>
    when(isBlank(place, language), 'place.en', issueMessages.mapWithoutPlace),
  people: ({ people, language }, { say, when }) => {
    if (people.length === 0) say('people', issueMessages.nobodyYet)
    for (const [at, { name }] of people.entries())
      when(isBlank(name, language), `people.${at}.name.en`, issueMessages.personWithoutName)
  },
  documents: ({ documents }, { say, when }) => {
    if (documents.length === 0) say('documents', issueMessages.noDocumentYet)
    for (const [at, { document }] of documents.entries())
      when(document === '', `documents.${at}.document`, issueMessages.chooseDocument)
  },
  picture: ({ picture }, collect) => needPicture(picture, 'picture', collect),
  gallery: ({ pictures }, collect) => {
    if (pictures.length === 0) collect.say('pictures', issueMessages.noPictureYet)
    for (const [at, { picture }] of pictures.entries())
      needPicture(picture, `pictures.${at}.picture`, collect)
  },
  faq: ({ questions, language }, collect) => {
    if (questions.length === 0) collect.say('questions', issueMessages.noQuestionYet)
    for (const [at, { question, answer }] of questions.entries()) {
      collect.when(isBlank(question, language), `questions.${at}.question.en`, issueMessages.emptyQuestion)
      collect.when(
        answer.every((text) => isBlank(text, language)),
        `questions.${at}.answer`,
        issueMessages.questionWithoutAnswer,
      )
    }
  },
  video: ({ title, href, language }, { when }) => {
    when(isBlank(title, language), 'title.en', issueMessages.videoWithoutTitle)
    when(href === '', 'href', issueMessages.videoWithoutAddress)
  },
}

export function checkBlock(block: Block): ContentIssue[] {
  const collect = collector(block.id)
  collect.when(
    block.heading !== undefined && isBlank(block.heading, block.language),
    'heading.en',
    issueMessages.emptyHeading,
  )
  const check = checks[block.kind] as Check<typeof block.kind>
  check(block as never, collect)
  return collect.found
}
