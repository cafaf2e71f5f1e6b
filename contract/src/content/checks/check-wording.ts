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

function addressesOf(settings: readonly SettingsBlock[]): Address[] {
  const { contact } = toSettings(settings)
  if (!contact) return []
  const all: Address[] = [
    [contact.phone.shown, 'phone'],
    [contact.email, 'email'],
    [contact.address.en, 'address'],
  ]
  return all.filter(([written]) => written.trim() !== '')
}

function plainAddress(text: string, addresses: readonly Address[]): string | undefined {
  const found = addresses.find(([written]) => text.includes(written))
  return found && issueMessages.plainAddress(found[1], found[0])
}
