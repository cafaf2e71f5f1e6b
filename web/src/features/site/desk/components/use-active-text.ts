import { useMemo, useRef, useState } from 'react'
import type { ActiveText } from '../fields/active-text.ts'
import { insertLink, toggleBold } from '../fields/text-commands.ts'

/** The text input that had the focus last, for the buttons that change its selection; and the dialog of the link. */
export function useActiveInput() {
  const box = useRef<HTMLTextAreaElement>(null)
  const [isLinking, setLinking] = useState(false)
  const activeText = useMemo<ActiveText>(() => {
    const withInput = (work: (box: HTMLTextAreaElement) => void) => () => {
      if (box.current?.isConnected) work(box.current)
    }
    return {
      enter: (entered) => {
        box.current = entered
      },
      bold: withInput(toggleBold),
      link: withInput(() => setLinking(true)),
    }
  }, [])
  return {
    activeText,
    isLinking,
    stopLinking: () => setLinking(false),
    setLink: (href: string, label: string) => {
      if (box.current?.isConnected) insertLink(box.current, href, label)
    },
  }
}
