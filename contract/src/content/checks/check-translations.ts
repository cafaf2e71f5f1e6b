import { type OtherLanguage, otherLanguages } from '../../languages.ts'
import type { StoredContent } from '../../schemas/content.ts'
import { type ContentPart, hasWords, partsOf } from '../walk-content.ts'
import type { ContentIssue } from './issue.ts'
import { issueMessages } from './issue-messages.ts'

type TextPart = Extract<ContentPart, { kind: 'text' }>

const textsOf = (content: StoredContent): TextPart[] =>
  partsOf(content).filter((part): part is TextPart => part.kind === 'text')

/** Headings and descriptions are often translated although nobody intends to translate the page. */
const isHeading = ({ field }: TextPart): boolean => ['title', 'description', 'heading'].includes(field)
const has = (text: string | undefined): text is string => (text ?? '').trim() !== ''

/**
 * Returns the texts that lack one of the other languages, and those whose English has changed since `before` while their
 * translation has not. A missing one counts only where a translation has begun: in a block with a translation below its
 * heading, or on a page that is half translated. Otherwise a constant large number would hide the pages that are nearly done.
 */
export function checkTranslations(content: StoredContent, before: StoredContent | undefined): ContentIssue[] {
  const texts = textsOf(content)
  const checks = otherLanguages.map((language) => {
    const begun = begunBlocks(texts, language)
    const english = englishByTranslation(before, language)
    return (part: TextPart): ContentIssue[] => {
      const { block, field, text } = part
      const place = { ...(block !== undefined && { block }), field: `${field}.${language}` }
      const translation = text[language]
      if (!has(translation)) {
        if (!begun.has(block) || !hasWords(text)) return []
        return [{ ...place, message: issueMessages.translationMissing(language) }]
      }
      const former = english.get(keyOf(block, translation))
      if (!former || former.has(text.en)) return []
      return [{ ...place, message: issueMessages.englishChanged(language) }]
    }
  })
  return texts.flatMap((part) => checks.flatMap((check) => check(part)))
}

function begunBlocks(texts: readonly TextPart[], language: OtherLanguage): Set<string | undefined> {
  const body = texts.filter((part) => !isHeading(part) && hasWords(part.text))
  const translated = body.filter(({ text }) => has(text[language]))
  const isHalfDone = translated.length > 0 && translated.length * 2 >= body.length
  return new Set((isHalfDone ? texts : translated).map(({ block }) => block))
}

const keyOf = (block: string | undefined, translation: string): string => `${block ?? ''}\n${translation}`

/** Maps each translation in a block to its English texts, ignoring positions, since items are moved and inserted. */
function englishByTranslation(
  before: StoredContent | undefined,
  language: OtherLanguage,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { block, text } of before ? textsOf(before) : []) {
    const translation = text[language]
    if (!has(translation)) continue
    const key = keyOf(block, translation)
    found.set(key, (found.get(key) ?? new Set()).add(text.en))
  }
  return found
}
