import type { Language } from '@prangan/contract/languages'
import type { SiteData } from '@prangan/contract/site-data'
import { useState } from 'react'
import { Outlet, useLoaderData } from 'react-router-dom'
import { useSession } from '../../features/account/session.ts'
import { InitialNotices, loadNotices } from '../../features/news/api/current-notices.ts'
import type { NoticesState } from '../../features/news/api/notices-store.ts'
import { type NoticeTab, type Reading, ReadNotices } from '../../features/news/api/read-notices.ts'
import { type LayoutView, layoutView, SiteLayout } from '../../lib/site-layout.ts'
import { messages } from '../../messages/index.ts'
import { FollowSite } from './follow-site.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { PrintHead } from './print-head.tsx'
import { TickerBar } from './ticker-bar.tsx'
import { useHead, usePageChange } from './use-page-change.ts'

export const publicRouteId = (language: Language): string => `public ${language}`

export type PublicData = {
  language: Language
  notices: NoticesState
  layout: LayoutView
  /** The site settings could not be read again; these are the previous ones or the seed's. */
  isStale: boolean
}

export async function loadPublicData(siteData: SiteData, language: Language): Promise<PublicData> {
  const [notices, settings] = await Promise.all([loadNotices(siteData), siteData.settings()])
  if (settings.status !== 'ready') throw new Error('The site settings could not be loaded.')
  return { language, notices, layout: layoutView(settings.value), isStale: settings.isStale === true }
}

export function PublicLayout() {
  const { notices, layout } = useLoaderData<PublicData>()
  const session = useSession()
  const [readNotices] = useState(() => new Map<NoticeTab, Reading>())
  useHead(layout.settings)
  usePageChange()
  return (
    <SiteLayout value={layout}>
      <InitialNotices value={notices}>
        <FollowSite shown={layout} />
        <a href="#content" className="skip-link">
          {messages().layout.skip}
        </a>
        <PrintHead />
        <Header session={session} />
        <TickerBar />
        <main id="content" tabIndex={-1} className="min-h-[60vh]">
          <ReadNotices value={readNotices}>
            <Outlet />
          </ReadNotices>
        </main>
        <LanguageOffer />
        <Footer />
      </InitialNotices>
    </SiteLayout>
  )
}
