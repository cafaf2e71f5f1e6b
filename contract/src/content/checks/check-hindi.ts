import type { StoredContent } from '../../schemas/content.ts'
import { type ContentPart, hasWords, partsOf } from '../walk-content.ts'
import type { ContentIssue } from './issue.ts'
import { issueMessages } from './issue-messages.ts'

type TextPart = Extract<ContentPart, { kind: 'text' }>

const textsOf = (content: StoredContent): TextPart[] =>
  partsOf(content).filter((part): part is TextPart => part.kind === 'text')

/** Headings and descriptions often have Hindi although nobody intends to translate the page. */
const isHeading = ({ field }: TextPart): boolean => ['title', 'description', 'heading'].includes(field)
const has = (text: string | undefined): text is string => (text ?? '').trim() !== ''

/**
 * Returns the texts that lack Hindi, and those whose English has changed since `before` while the Hindi has not. Missing Hindi
 * counts only where a translation has begun: in a block with Hindi below its heading, or on a page that is half in Hindi.
 * Otherwise a constant large number would hide the pages that are nearly done.
 */
export function checkHindi(content: StoredContent, before: StoredContent | undefined): ContentIssue[] {
  const texts = textsOf(content)
  const begun = begunBlocks(texts)
  const english = englishByHindi(before)
  return texts.flatMap((part) => {
    const { block, field, text } = part
    const place = { ...(block !== undefined && { block }), field: `${field}.hi` }
    if (!has(text.hi)) {
      if (!begun.has(block) || !hasWords(text)) return []
      return [{ ...place, message: issueMessages.hindiMissing }]
    }
    const former = english.get(keyOf(block, text.hi))
    if (!former || former.has(text.en)) return []
    return [{ ...place, message: issueMessages.englishChanged }]
  })
}

function begunBlocks(texts: readonly TextPart[]): Set<string | undefined> {
  const body = texts.filter((part) => !isHeading(part) && hasWords(part.text))
  const translated = body.filter(({ text }) => has(text.hi))
  const isHalfDone = translated.length > 0 && translated.length * 2 >= body.length
  return new Set((isHalfDone ? texts : translated).map(({ block }) => block))
}

const keyOf = (block: string | undefined, hindi: string): string => `${block ?? ''}\n${hindi}`

/** Maps each Hindi text of a block to its English ones, ignoring positions, since items are moved and inserted. */
function englishByHindi(before: StoredContent | undefined): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { block, text } of before ? textsOf(before) : []) {
    if (!has(text.hi)) continue
    const key = keyOf(block, text.hi)
    found.set(key, (found.get(key) ?? new Set()).add(text.en))
  }
  return found
}
