/** Moves the focus to the first of these that exists and is enabled. */
export function focusFirst(root: Element | null | undefined, ...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = root?.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`)
    if (found) {
      found.focus()
      return
    }
  }
}

/** The buttons that move something: the one of this direction, else the other one. */
export const moveButtons = (direction: 'up' | 'down') =>
  [`[data-move="${direction}"]`, '[data-move]'] as const

/** What is filled in first: a text, a choice, or the button that opens a picker. */
export const firstField = '[data-fields] :is(textarea, input, select, fieldset button)'

/** Moves the focus to what is filled in first in a new block, which may have to be loaded before. */
export function focusFields(card: HTMLElement | null): void {
  const goIn = () => focusFirst(card, firstField, 'button')
  if (!card?.querySelector('[data-loading]')) {
    goIn()
    return
  }
  card.focus()
  const observer = new MutationObserver(() => {
    if (card.querySelector('[data-loading]')) return
    observer.disconnect()
    // Unless somebody has gone on meanwhile.
    if (document.activeElement === card) goIn()
  })
  observer.observe(card, { childList: true, subtree: true })
}
