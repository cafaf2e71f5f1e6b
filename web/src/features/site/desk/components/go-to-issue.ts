import type { ContentIssue } from '@prangan/contract/content/check-content'
import { allLanguages, type Language, mainLanguage } from '@prangan/contract/languages'
import type { StoredContent } from '@prangan/contract/schemas/content'
import { showField } from '../../../../lib/show-field.ts'
import { textOfIssue } from '../editor/find-text.ts'

/** The id of a block's card: issues lead there. */
export const cardId = (block: string): string => `block-${block}`

/** The input of an issue: by its name where it has one, as blank boxes look alike, else by the text that it holds. */
function inputOf(card: HTMLElement, content: StoredContent, issue: ContentIssue): HTMLElement | undefined {
  const [name] = issue.field?.split('.') ?? []
  const language = allLanguages.find((each) => issue.field?.endsWith(`.${each}`)) ?? mainLanguage
  const boxes = [...card.querySelectorAll<HTMLTextAreaElement>(`textarea[lang="${language}"]`)]
  const named = boxes.find((box) => box.name !== '' && box.name === name)
  if (named) return named
  const text = textOfIssue(content, issue)
  if (!text) return undefined
  const holds = (box: HTMLTextAreaElement) => box.value === (text[box.lang as Language] ?? '')
  return boxes.find(
    (box) => box.name === '' && [...(box.parentElement?.querySelectorAll('textarea') ?? [])].every(holds),
  )
}

export function goToIssue(content: StoredContent, issue: ContentIssue): void {
  const card = document.getElementById(cardId(issue.block ?? 'head'))
  if (!card) return
  const box = inputOf(card, content, issue)
  if (box) showField(box)
  else goToCard(card.id)
}

/** Leads to a card: it comes into view, and has the focus. Returns whether it is there. */
export function goToCard(id: string): boolean {
  const card = document.getElementById(id)
  card?.scrollIntoView()
  card?.focus({ preventScroll: true })
  return card !== null
}
