export type TextInput = HTMLInputElement | HTMLTextAreaElement

/** Returns true for an editable text input; an address or a number is not one. */
export function isTextInput(target: EventTarget | null): target is TextInput {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && ['text', 'search'].includes(target.type))
  return isText && !target.readOnly && !target.disabled
}

/**
 * Replaces the text as typing does. React ignores assignments by the element's own setter, so this calls the prototype's. The
 * event notifies React, React Hook Form and the drafts.
 */
export function replaceText(box: TextInput, text: string): void {
  const { prototype } = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, text)
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
}

/** Adds an id to an input's `aria-describedby`; returns a function that removes it. */
export function describe(box: TextInput, id: string): () => void {
  const write = (ids: readonly string[]) =>
    ids.length > 0
      ? box.setAttribute('aria-describedby', ids.join(' '))
      : box.removeAttribute('aria-describedby')
  const others = () =>
    (box.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((each) => each && each !== id)
  write([...others(), id])
  return () => write(others())
}
