import { createContext, useContext } from 'react'

/** The text input to which the editor's buttons apply: the one that had the focus last. */
export type ActiveText = {
  /** Called by a text with marks when it gets the focus. */
  enter: (box: HTMLTextAreaElement) => void
  bold: () => void
  link: () => void
}

const nothing: ActiveText = { enter: () => {}, bold: () => {}, link: () => {} }

export const ActiveTextContext = createContext<ActiveText>(nothing)

export const useActiveText = (): ActiveText => useContext(ActiveTextContext)
