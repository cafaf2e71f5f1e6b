export type TextBox = HTMLInputElement | HTMLTextAreaElement

/** Whether something is a box for text that a person may change; an address or a number is none. */
export function isTextBox(target: EventTarget | null): target is TextBox {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && ['text', 'search'].includes(target.type))
  return isText && !target.readOnly && !target.disabled
}

/**
 * Replaces the text of a box as typing does: React overrides the setter of the element itself to ignore what code
 * assigns, so the one of its prototype is called, and the event tells React, React Hook Form and the drafts.
 */
export function replaceText(box: TextBox, text: string): void {
  const { prototype } = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, text)
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
}

/** Adds an element's id to those by which a box is described; returns a function that removes it. */
export function describe(box: TextBox, id: string): () => void {
  const write = (ids: readonly string[]) =>
    ids.length > 0
      ? box.setAttribute('aria-describedby', ids.join(' '))
      : box.removeAttribute('aria-describedby')
  const others = () =>
    (box.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((each) => each && each !== id)
  write([...others(), id])
  return () => write(others())
}
