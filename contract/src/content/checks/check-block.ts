import type { OtherLanguage } from '../../languages.ts'
import type { Block, BlockKind, BlockOf, ContentLink, LocalizedText } from '../../schemas/content.ts'
import { collector, type Finding, isBlank } from './finding.ts'

type Collector = ReturnType<typeof collector>
type Check<Kind extends BlockKind> = (block: BlockOf<Kind>, collect: Collector) => void

/** Notes an empty list, and its blank texts. */
function needTexts(
  texts: readonly LocalizedText[],
  field: string,
  [one, language]: readonly [one: string, language: OtherLanguage | undefined],
  { say, when }: Collector,
): void {
  if (texts.length === 0) say(field, `There is no ${one} yet: write one, or remove the block.`)
  for (const [at, text] of texts.entries())
    when(isBlank(text, language), `${field}.${at}.en`, `This ${one} is empty: write it, or remove it.`)
}

function needLinks({ links }: { links: readonly ContentLink[] }, { say, when }: Collector): void {
  if (links.length === 0) say('links', 'There is no link yet: add one, or remove the block.')
  for (const [at, { text, href }] of links.entries()) {
    when(isBlank(text), `links.${at}.text.en`, 'This link needs a text that says where it leads.')
    when(href === '', `links.${at}.href`, 'Choose where this link leads.')
  }
}

function needTable({ caption, columns, rows, language }: BlockOf<'table'>, { say, when }: Collector): void {
  when(
    isBlank(caption, language),
    'caption.en',
    'The table needs a caption: a few words that say what it shows.',
  )
  if (columns.length === 0) say('columns', 'The table has no columns yet: add one, or remove the table.')
  for (const [at, header] of columns.entries())
    when(isBlank(header, language), `columns.${at}.en`, `Column ${at + 1} needs a header.`)
  if (rows.length === 0) say('rows', 'The table has no rows yet: add one, or remove the table.')
  for (const [at, { cells }] of rows.entries())
    when(
      cells.length !== columns.length,
      `rows.${at}`,
      `Row ${at + 1} has ${cells.length} cells, but the table has ${columns.length} columns.`,
    )
}

const needPicture = (picture: string, field: string, { when }: Collector): void =>
  when(picture === '', field, 'Choose a picture.')

/** What each kind of block needs. */
const checks: { [Kind in BlockKind]: Check<Kind> } = {
  text: ({ paragraphs, language }, collect) =>
    needTexts(paragraphs, 'paragraphs', ['paragraph', language], collect),
  notice: ({ paragraphs, language }, collect) =>
    needTexts(paragraphs, 'paragraphs', ['paragraph', language], collect),
  list: ({ items, language }, collect) => needTexts(items, 'items', ['item', language], collect),
  table: needTable,
  links: needLinks,
  actions: needLinks,
  facts: ({ facts, language }, { say, when }) => {
    if (facts.length === 0) say('facts', 'There is no figure yet: add one, or remove the block.')
    for (const [at, { name, value }] of facts.entries()) {
      when(isBlank(name, language), `facts.${at}.name.en`, 'This figure needs a name.')
      when(isBlank(value, language), `facts.${at}.value.en`, 'This figure needs a value.')
    }
  },
  signature: ({ person }, { when }) => when(person === '', 'person', 'Choose who signs.'),
  map: ({ place, language }, { when }) =>
    when(
      isBlank(place, language),
      'place.en',
      'Say what the map shows, for example the name of the college.',
    ),
  people: ({ people, language }, { say, when }) => {
    if (people.length === 0) say('people', 'There is nobody here yet: add a person, or remove the block.')
    for (const [at, { name }] of people.entries())
      when(isBlank(name, language), `people.${at}.name.en`, 'This person needs a name.')
  },
  documents: ({ documents }, { say, when }) => {
    if (documents.length === 0) say('documents', 'Choose a document, or remove the block.')
    for (const [at, { document }] of documents.entries())
      when(document === '', `documents.${at}.document`, 'Choose a document.')
  },
  picture: ({ picture }, collect) => needPicture(picture, 'picture', collect),
  gallery: ({ pictures }, collect) => {
    if (pictures.length === 0)
      collect.say('pictures', 'There is no picture yet: choose one, or remove the block.')
    for (const [at, { picture }] of pictures.entries())
      needPicture(picture, `pictures.${at}.picture`, collect)
  },
  faq: ({ questions, language }, collect) => {
    if (questions.length === 0)
      collect.say('questions', 'There is no question yet: write one, or remove the block.')
    for (const [at, { question, answer }] of questions.entries()) {
      collect.when(isBlank(question, language), `questions.${at}.question.en`, 'This question is empty.')
      collect.when(
        answer.every((text) => isBlank(text, language)),
        `questions.${at}.answer`,
        'This question needs an answer.',
      )
    }
  },
  video: ({ title, href, language }, { when }) => {
    when(isBlank(title, language), 'title.en', 'The video needs a title.')
    when(href === '', 'href', 'Enter the address of the video.')
  },
}

/** Checks that nothing is missing in a block which readers need. */
export function checkBlock(block: Block): Finding[] {
  const collect = collector(block.id)
  collect.when(
    block.heading !== undefined && isBlank(block.heading, block.language),
    'heading.en',
    'The heading is empty: write it, or remove it.',
  )
  const check = checks[block.kind] as Check<typeof block.kind>
  check(block as never, collect)
  return collect.found
}
