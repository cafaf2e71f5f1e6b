const controls = 'button, input, select, textarea'

const byIds = (ids: string | null): HTMLElement[] =>
  (ids?.split(' ') ?? []).flatMap((id) => document.getElementById(id) ?? [])

/** Returns the smallest element that contains a control with its label, hint and error. */
function fieldOf(control: HTMLElement): HTMLElement {
  const { labels } = control as Partial<HTMLInputElement>
  // The message for the whole form is far away.
  const texts = byIds(control.getAttribute('aria-describedby')).filter(
    (text) => !text.querySelector('[role]'),
  )
  let field = control
  while (field.parentElement && ![...(labels ?? []), ...texts].every((part) => field.contains(part))) {
    field = field.parentElement
  }
  return field
}

/** Returns true if an element is in view from its first line to its last, and no bar covers it. */
function isInView(element: HTMLElement): boolean {
  const { left, top, bottom } = element.getBoundingClientRect()
  return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 1, y)))
}

/**
 * Scrolls a hidden element to the middle of the screen: bars at the edges do not reach there, and browsers scroll differently
 * on focus.
 */
function scrollToMiddle(element: HTMLElement): void {
  if (!isInView(element)) element.scrollIntoView({ block: 'center' })
}

/**
 * Moves the focus to a field and selects its text, with its label and its error in view. In a group the first control gets the
 * focus, and a closed `<details>` opens.
 */
export function showField(named: HTMLElement): void {
  for (
    let around = named.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    around.open = true
  }
  const isGroup = named instanceof HTMLFieldSetElement
  const control = (isGroup && named.querySelector<HTMLElement>(controls)) || named
  control.focus({ preventScroll: true })
  // The hidden input of a date passes the focus on to its visible input.
  const focused = control.parentElement?.querySelector<HTMLElement>(':focus') ?? control
  if (focused instanceof HTMLInputElement) focused.select()
  const field = isGroup ? named : fieldOf(focused)
  scrollToMiddle(field.offsetHeight > innerHeight * 0.7 ? focused : field)
}

/** Scrolls the message for a whole form into view, with as much of the focused element as fits. */
export function showMessage(message: HTMLElement | null): void {
  if (!message?.textContent || isInView(message)) return
  const { bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
  // A summary far above the focused field stays where it is.
  const fits = bottom - message.getBoundingClientRect().top <= innerHeight
  if (fits) message.scrollIntoView({ block: 'nearest' })
}
