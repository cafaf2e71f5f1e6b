import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const id = 'desk-tools'

/** The place of a person's tools: in the top bar, or in the first row of the sidebar. The college's name leaves them room. */
export const DeskToolsPlace = () => (
  <div
    id={id}
    className="fixed end-16 top-3 z-31 md:start-[13.25rem] md:end-auto md:top-2 print:hidden [&:has(button)~*_.desk-mark]:pe-11 md:[&:has(button)~*_.desk-mark]:pe-8"
  />
)

/** Shows tools in their place, for a component that knows who is signed in. */
export function DeskTools({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.getElementById(id)), [])
  return place && createPortal(children, place)
}
