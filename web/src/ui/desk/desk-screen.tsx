import type { ReactNode } from 'react'
import { useHeldMoves } from './use-leave-guard.ts'

/** A screen of a desk without the sidebar, for work that needs the whole width. Its main element has the id `content`. */
export function DeskScreen({ children }: { children: ReactNode }) {
  useHeldMoves()
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      {children}
    </>
  )
}
