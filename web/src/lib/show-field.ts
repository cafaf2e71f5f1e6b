const controls = 'button, input, select, textarea'

const byIds = (ids: string | null): HTMLElement[] =>
  (ids?.split(' ') ?? []).flatMap((id) => document.getElementById(id) ?? [])

/** The smallest element that holds a control with its label, its hint and its error. */
function fieldOf(control: HTMLElement): HTMLElement {
  const { labels } = control as Partial<HTMLInputElement>
  // The message for the whole form is a live region, and far away.
  const texts = byIds(control.getAttribute('aria-describedby')).filter(
    (text) => !text.querySelector('[role]'),
  )
  let field = control
  while (field.parentElement && ![...(labels ?? []), ...texts].every((part) => field.contains(part))) {
    field = field.parentElement
  }
  return field
}

/** Whether an element is in view from its first line to its last, and no bar at an edge of the screen covers it. */
function isInView(element: HTMLElement): boolean {
  const { left, top, bottom } = element.getBoundingClientRect()
  return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 1, y)))
}

/**
 * Scrolls an element into view where it is not, to the middle: bars at the edges, whose height depends on what they
 * say, do not reach there, and browsers differ in how they scroll for the focus.
 */
function scrollToMiddle(element: HTMLElement): void {
  if (!isInView(element)) element.scrollIntoView({ block: 'center' })
}

/**
 * Moves the focus to a field and selects its text, with its label and its error in view. A group of controls has the
 * focus on its first one, and what is folded away opens.
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
  // The input in which a form keeps a date passes the focus on to the one that people type in.
  const focused = control.parentElement?.querySelector<HTMLElement>(':focus') ?? control
  if (focused instanceof HTMLInputElement) focused.select()
  const field = isGroup ? named : fieldOf(focused)
  scrollToMiddle(field.offsetHeight > innerHeight * 0.7 ? focused : field)
}

/** Brings the message for a whole form into view, if there is one, with as much of what has the focus as there is room. */
export function showMessage(message: HTMLElement | null): void {
  if (message?.textContent && !isInView(message)) message.scrollIntoView({ block: 'nearest' })
}
