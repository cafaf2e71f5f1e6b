/** Replaces a part of a text input as typing does, so that React and the browser's own undo notice. */
function replaceRange(box: HTMLTextAreaElement, start: number, end: number, text: string): void {
  box.focus()
  box.setSelectionRange(start, end)
  // The only way that keeps the browser's own undo; where it does nothing, the text is set directly.
  const isDone = document.execCommand?.('insertText', false, text)
  if (!isDone) {
    box.setRangeText(text, start, end, 'end')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** The selection of a text input without the spaces around it: a mark does not begin with one. */
function trimmedSelection({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  const selected = value.slice(selectionStart, selectionEnd)
  const start = selectionStart + (selected.length - selected.trimStart().length)
  return { start, end: start + selected.trim().length, text: selected.trim() }
}

export function toggleBold(box: HTMLTextAreaElement): void {
  const { start, end, text } = trimmedSelection(box)
  const isBold = box.value.slice(start - 2, start) === '**' && box.value.slice(end, end + 2) === '**'
  if (isBold) {
    replaceRange(box, start - 2, end + 2, text)
    box.setSelectionRange(start - 2, end - 2)
    return
  }
  const shown = text.replaceAll('*', '').replaceAll('\n', ' ') || 'bold'
  replaceRange(box, start, end, `**${shown}**`)
  box.setSelectionRange(start + 2, start + 2 + shown.length)
}

/** Characters that would end the label of a link. */
const toLabel = (text: string) => text.replaceAll(/[[\]\n]/g, ' ').trim()

/** The bold stretch around a part of a text: where it begins and ends, with its marks. */
function boldAround(value: string, start: number, end: number) {
  for (const { index, 0: bold } of value.matchAll(/\*\*[^*\n]+?\*\*/g)) {
    if (index + 2 <= start && end <= index + bold.length - 2)
      return { start: index, end: index + bold.length }
  }
  return undefined
}

const bolded = (text: string) => (text.trim() === '' ? text : `**${text}**`)

/** Makes the selected text a link; without a selection the link shows `label`. */
export function insertLink(box: HTMLTextAreaElement, href: string, label: string): void {
  const { start, end, text } = trimmedSelection(box)
  const shown = toLabel(text) || toLabel(label) || href
  const target = href.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20')
  const bold = boldAround(box.value, start, end)
  if (!bold) {
    replaceRange(box, start, end, `[${shown}](${target})`)
    return
  }
  // A link may be bold, but bold text has no links in it: what is around the link is bold.
  const [before, after] = [box.value.slice(bold.start + 2, start), box.value.slice(end, bold.end - 2)]
  replaceRange(box, bold.start, bold.end, `${bolded(before)}[**${shown}**](${target})${bolded(after)}`)
}
