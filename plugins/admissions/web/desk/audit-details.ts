import { fieldLabels } from '@prangan/web/features/admissions/apply/api/application-fields.ts'
import { categoryShortName } from '@prangan/web/features/admissions/category-names.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { itemParts, objectionOfSlot } from '../../contract/requirements.ts'
import { admissionMenuMessages } from './messages.ts'

const texts = () => admissionMenuMessages().auditDetails

const nameIn = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined

const spaced = (key: string): string => key.replaceAll('-', ' ')

/** A session may name its documents otherwise, but an entry has only their keys. */
function slotText(slot: string): string {
  const { documents, document, objection } = texts()
  const number = objectionOfSlot(slot)
  if (number > 0) return objection(number)
  const key = slot.replace(/^marksheet-|-certificate$/, '')
  return nameIn(documents, slot) ?? nameIn(documents, key) ?? document(spaced(slot))
}

function itemText(item: string): string | undefined {
  const { kind, key } = itemParts(item)
  if (kind === 'document' && key) return slotText(key)
  if (kind === 'paper' && key) return texts().document(spaced(key))
  if (kind === 'claim' && key) return texts().claim(nameIn(texts().claims, key) ?? spaced(key))
  return nameIn(texts().items, item)
}

/** 'education.xii.obtained' */
function factText(fact: string): string | undefined {
  const { facts, exams, factOf } = texts()
  const [top = '', ...rest] = fact.split('.')
  const last = rest.at(-1)
  if (last === undefined) return nameIn({ ...fieldLabels(), ...facts }, top)
  if (top === 'subjects') return factOf(exams.subjects, spaced(last))
  const exam = nameIn(exams, top === 'education' ? (rest[0] ?? '') : top)
  const name = nameIn(facts, last)
  if (top === 'categoryProof') return name
  return exam && name && factOf(exam, name)
}

type Part = readonly [pattern: RegExp, text: (found: string, more: string) => string | undefined]

const seatText = (under: string): string =>
  texts().seat(under === 'open' ? admissionMenuMessages().openSeat : categoryShortName(under))

/** The short forms of which details consist; the first one that fits counts. */
const parts: readonly Part[] = [
  [
    /^(\S+) (right|queried|refused|seen|copy|missing)$/,
    (item, result) => {
      const name = itemText(item)
      return name && texts().result(name, nameIn(texts().results, result) ?? result)
    },
  ],
  [
    /^(\S+) until (\d{4}-\d\d-\d\d)$/,
    (item, day) => {
      const name = itemText(item)
      return name && texts().until(name, formatDate(day))
    },
  ],
  [/^(\d+) asked$/, (count) => texts().asked(Number(count))],
  [/^corrected (\S+)$/, (fact) => texts().corrected(factText(fact) ?? fact)],
  [/^list (\d+)$/, (number) => texts().list(Number(number))],
  [/^(?:seat )?under (\S+)$/, seatText],
  [/^rank (\d+)$/, (rank) => texts().rank(Number(rank))],
  [/^without a rank$/, () => texts().noRank],
  [/^(\d+) rows$/, (count) => texts().rows(Number(count))],
  [/^(\d+) seats decided$/, (count) => texts().decided(Number(count))],
  [
    /^([a-zA-Z]+) (-?\d+)$/,
    (point, count) => {
      const points: Readonly<Record<string, (count: number) => string>> = texts().points
      return Object.hasOwn(points, point) ? points[point]?.(Number(count)) : undefined
    },
  ],
  [/^(keeps|provisional|cancelled)$/, (decision) => nameIn(texts().decisions, decision)],
  [/^upheld$/, () => texts().upheld],
  [/^not upheld$/, () => texts().notUpheld],
  [/^late$/, () => texts().late],
  [/^(\S+)$/, (part) => itemText(part) ?? factText(part)],
]

function partText(part: string): string {
  for (const [pattern, text] of parts) {
    const [found, first = '', second = ''] = pattern.exec(part) ?? []
    const said = found === undefined ? undefined : text(first, second)
    if (said !== undefined) return said
  }
  return part
}

const inParts = (detail: string): string => detail.split(', ').map(partText).join(', ')

/** What the details of entries say, by their action. What is in no short form stays as it is. */
export const auditDetails = {
  'application changed': inParts,
  'application corrected': inParts,
  'application answered': inParts,
  'application documents changed': (detail: string) =>
    detail.replace(/^([+−]) (\S+)$/, (_, sign: string, slot: string) => `${sign} ${slotText(slot)}`),
  'document viewed': slotText,
  'list published': inParts,
  'seats offered': inParts,
  'seat decided': inParts,
  'objection sent': inParts,
  'objection answered': inParts,
  'originals recorded': inParts,
}
