import type { Language } from '@prangan/contract/languages'
import type { SiteData } from '@prangan/contract/site-data'
import { useState } from 'react'
import { Outlet, useLoaderData } from 'react-router-dom'
import { useSession } from '../../features/account/session.ts'
import { InitialNotices, loadNotices } from '../../features/news/api/current-notices.ts'
import type { NoticesState } from '../../features/news/api/notices-store.ts'
import { type NoticeTab, type Reading, ReadNotices } from '../../features/news/api/read-notices.ts'
import { type LayoutView, layoutView, SiteFrame } from '../../lib/site-frame.ts'
import { messages } from '../../messages/index.ts'
import { Footer } from '../frame/footer.tsx'
import { Header } from '../frame/header.tsx'
import { LanguageOffer } from '../frame/language-offer.tsx'
import { PrintHead } from '../frame/print-head.tsx'
import { TickerBar } from '../frame/ticker-bar.tsx'
import { FollowSite } from './follow-site.tsx'
import { usePageChange, useRouteTitle } from './use-page-change.ts'

export const publicRouteId = (language: Language): string => `public ${language}`

export type PublicData = {
  language: Language
  notices: NoticesState
  frame: LayoutView
  /** The site settings could not be read again; these are the previous ones or the seed's. */
  isStale: boolean
}

export async function loadPublicData(siteData: SiteData, language: Language): Promise<PublicData> {
  const [notices, frame] = await Promise.all([loadNotices(siteData), siteData.frame()])
  if (frame.status !== 'ready') throw new Error('The frame of the site could not be loaded.')
  return { language, notices, frame: layoutView(frame.value), isStale: frame.isStale === true }
}

export function PublicLayout() {
  const { notices, frame } = useLoaderData<PublicData>()
  const session = useSession()
  const [readNotices] = useState(() => new Map<NoticeTab, Reading>())
  useRouteTitle(frame.frame)
  usePageChange()
  return (
    <SiteFrame value={frame}>
      <InitialNotices value={notices}>
        <FollowSite shown={frame} />
        <a href="#content" className="skip-link">
          {messages().frame.skip}
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
    </SiteFrame>
  )
}
