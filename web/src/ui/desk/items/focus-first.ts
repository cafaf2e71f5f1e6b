/** Focuses the first of these elements that exists and is enabled. */
export function focusFirst(root: Element | null | undefined, ...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = root?.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`)
    if (found) {
      found.focus()
      return
    }
  }
}

export const moveButtons = (direction: 'up' | 'down') =>
  [`[data-move="${direction}"]`, '[data-move]'] as const

/** The first control of an item: a text, a choice, or the button that opens a picker. */
export const firstField = '[data-fields] :is(textarea, input, select, fieldset button)'

/** Focuses the first control of a new block, whose code may have to be loaded first. */
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
    // The person may have moved the focus since.
    if (document.activeElement === card) goIn()
  })
  observer.observe(card, { childList: true, subtree: true })
}
