import type { ReactNode } from 'react'
import { OfferKrutiDev } from './kruti-dev/offer-kruti-dev.tsx'
import { SkipLink } from './skip-link.tsx'
import { useHeldMoves } from './use-leave-guard.ts'

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
