import { useStoredChoice } from '@prangan/web/lib/use-stored-choice.ts'
import { useEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, input:not([type=radio], [type=checkbox])')

const keyOf = (code: string): string => code.replace(/^(Key|Digit|Numpad)/, '')

const openOver =
  ':is(dialog[open], [role=dialog], [role=alertdialog], [data-correcting]):not([aria-modal=false])'

type Keys = {
  /** J and K: the next and the previous application. */
  onMove: (way: 'next' | 'previous') => void
  onChoose: (choice: number) => void
  onSave: () => void
}

/**
 * The keys of the scrutiny: J, K, 1, 2, 3 and Ctrl+Enter. Single keys can be switched off, since speech input and
 * slips of the hand press them, too.
 */
export function useScrutinyKeys(keys: Keys) {
  const [choice, choose] = useStoredChoice('desk-scrutiny-keys')
  const isOn = choice !== 'off'
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector(openOver)) return
      const hasModifier = event.ctrlKey || event.metaKey
      if (hasModifier && event.key === 'Enter') {
        event.preventDefault()
        latest.current.onSave()
        return
      }
      if (!isOn || hasModifier || event.altKey || isTyping(event.target)) return
      const pressed = keyOf(event.code)
      if (pressed === 'J' || pressed === 'K') latest.current.onMove(pressed === 'J' ? 'next' : 'previous')
      else if (['1', '2', '3'].includes(pressed)) latest.current.onChoose(Number(pressed))
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOn])
  return { isOn, setOn: (chosen: boolean) => choose(chosen ? 'on' : 'off') }
}
