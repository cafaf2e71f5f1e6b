import type { Language } from '@prangan/contract/languages'
import type { KeyboardEvent } from 'react'
import type { Place } from './table-edits.ts'

function goTo(from: Element, { row, column }: Place, language: Language): void {
  const below = `[data-row="${row}"] > :nth-child(${column + 1}) textarea[lang="${language}"]`
  from.closest('table')?.querySelector<HTMLElement>(below)?.focus()
}

/** Enter goes to the cell below, since a cell has no line breaks; arrows move on from its first and last line. */
export function moveByKey(event: KeyboardEvent<HTMLTextAreaElement>, place: Place, language: Language): void {
  // Enter also ends the composition of a Hindi word.
  if (event.nativeEvent.isComposing) return
  const { key, currentTarget: box } = event
  const below = { ...place, row: place.row + 1 }
  if (key === 'Enter') {
    event.preventDefault()
    goTo(box, below, language)
  }
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return
  const { selectionStart, selectionEnd } = box
  const next = key === 'ArrowUp' ? { ...place, row: place.row - 1 } : below
  // Where the text wraps is known to the browser alone: without a further line it leaves the cursor where it is.
  setTimeout(() => {
    const hasStayed = box.selectionStart === selectionStart && box.selectionEnd === selectionEnd
    if (hasStayed && document.activeElement === box) goTo(box, next, language)
  })
}
