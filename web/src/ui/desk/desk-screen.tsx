import type { ReactNode } from 'react'
import { OfferKrutiDev } from './kruti-dev/offer-kruti-dev.tsx'
import { SkipLink } from './skip-link.tsx'
import { useHeldMoves } from './use-leave-guard.ts'

/** A screen of a desk without the sidebar, for work that needs the whole width. Its main element has the id `content`. */
export function DeskScreen({ children }: { children: ReactNode }) {
  useHeldMoves()
  return (
    <>
      <SkipLink />
      {children}
      <OfferKrutiDev />
    </>
  )
}
