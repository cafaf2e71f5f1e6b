import type { ReactNode } from 'react'
import { DeskMenu, type DeskMenuProps } from './desk-menu.tsx'
import { DeskToolsPlace } from './desk-tools.tsx'
import { DeskTopBar } from './desk-top-bar.tsx'
import { OfferKrutiDev } from './kruti-dev/offer-kruti-dev.tsx'
import { SkipLink } from './skip-link.tsx'
import { useHeldMoves } from './use-leave-guard.ts'

export function DeskShell({ children, ...menu }: DeskMenuProps & { children: ReactNode }) {
  useHeldMoves()
  return (
    <>
      <SkipLink />
      <DeskToolsPlace />
      <div className="min-h-dvh bg-paper md:grid md:grid-cols-[16rem_minmax(0,1fr)]">
        <aside className="desk-sidebar hidden md:flex">
          <DeskMenu {...menu} />
        </aside>
        <DeskTopBar {...menu} />
        <main id="content" tabIndex={-1} className="px-4 py-8 outline-none sm:px-6 lg:px-10 xl:py-5">
          <div className="mx-auto max-w-5xl min-[100rem]:has-[.desk-table-frame]:max-w-[90rem]">
            {children}
          </div>
        </main>
      </div>
      <OfferKrutiDev />
    </>
  )
}
