import { textsOf } from '../../localized.ts'
import type { LocalizedText } from '../../schemas/content-fields.ts'
import type { SettingsBlock } from '../../schemas/site-settings.ts'
import { toSettings } from '../site-view.ts'
import { parseMarks, plainText } from '../text-marks.ts'
import type { ContentPart } from '../walk-content.ts'
import type { ContentIssue } from './issue.ts'
import { issueMessages } from './issue-messages.ts'

/** Link labels that mean nothing out of context, which is how screen readers list links. */
const vague =
  /^(please )?(click|tap|press) (here|on this|this|below)\b|^(here|this|link|this link|read more|more|know more|download)$|^(यहाँ|यहां|इधर) (क्लिक|दबाए|टैप)|^(यहाँ|यहां|और पढ़ें|क्लिक करें)$/iu

/** Warns about wording that makes a page hard to read or to keep correct. It never blocks publishing. */
export function checkWording(
  parts: readonly ContentPart[],
  settings: readonly SettingsBlock[] | undefined,
): ContentIssue[] {
  const addresses = settings ? addressesOf(settings) : []
  return parts.flatMap((part) => {
    if (part.kind !== 'text') return []
    const { block, field } = part
    const isOfSettings = settings?.some(({ id }) => id === block) ?? false
    const messages = [
      vagueLink(part.text, /(^|\.)links\.\d+\.text$/.test(field)),
      shouting(part.text.en),
      isOfSettings ? undefined : plainAddress(part.text.en, addresses),
    ]
    return messages.flatMap((message) =>
      message === undefined ? [] : [{ ...(block !== undefined && { block }), field: `${field}.en`, message }],
    )
  })
}

function vagueLink(text: LocalizedText, isLabel: boolean): string | undefined {
  const labels = textsOf(text).flatMap((written) =>
    isLabel
      ? [written]
      : parseMarks(written).flatMap((piece) => (piece.href === undefined ? [] : [piece.text])),
  )
  const found = labels.find((label) => vague.test(label.trim()))
  return found && issueMessages.vagueLink(found)
}

/** Returns four or more words in capitals; abbreviations such as UGC are too short to match. */
function shouting(text: string): string | undefined {
  const words = plainText(text).match(/\p{L}{4,}/gu) ?? []
  const isLoud =
    words.length >= 4 && words.every((word) => word === word.toUpperCase() && word !== word.toLowerCase())
  return isLoud ? issueMessages.shouting : undefined
}

type Address = readonly [written: string, key: string]

/** Amounts and dates are long enough to be meant; '40%' or 'one week' may be about something else. */
const isDistinct = (figure: string) => /\d/.test(figure) && figure.length >= 4

function addressesOf(settings: readonly SettingsBlock[]): Address[] {
  const { contact, figures, offices } = toSettings(settings)
  const all: Address[] = [
    ...(contact
      ? ([
          [contact.phone.shown, 'phone'],
          [contact.email, 'email'],
          [contact.address.en, 'address'],
        ] as const)
      : []),
    ...(offices?.offices ?? []).flatMap(({ key, phone, email }): Address[] => [
      [phone, `${key}.phone`],
      [email, `${key}.email`],
    ]),
    ...(figures?.figures ?? []).flatMap(({ key, value }): Address[] =>
      isDistinct(value.en) ? [[value.en, key]] : [],
    ),
  ]
  return all.filter(([written]) => written.trim() !== '')
}

function plainAddress(text: string, addresses: readonly Address[]): string | undefined {
  const found = addresses.find(([written]) => isWordIn(text, written))
  return found && issueMessages.plainAddress(found[1], found[0])
}

/** Returns true if a text contains the words, but not only as a part of longer ones: '₹450' is not in '₹4500'. */
function isWordIn(text: string, words: string): boolean {
  const pieces = text.split(words)
  return pieces
    .slice(1)
    .some((after, at) => !/[\p{L}\p{M}\p{N}]$/u.test(pieces[at] ?? '') && !/^[\p{L}\p{M}\p{N}]/u.test(after))
}
