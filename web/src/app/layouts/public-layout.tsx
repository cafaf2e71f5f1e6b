import type { SiteData } from '@prangan/contract/site-data'
import { Outlet, useLoaderData } from 'react-router-dom'
import { useSession } from '../../features/account/session.ts'
import { InitialNotices, loadNotices } from '../../features/news/api/current-notices.ts'
import type { NoticesState } from '../../features/news/api/notices-store.ts'
import { Footer } from '../frame/footer.tsx'
import { Header } from '../frame/header.tsx'
import { TickerBar } from '../frame/ticker-bar.tsx'
import { usePageChange, useRouteTitle } from './use-page-change.ts'

/** The id of the public layout's route, the key of its loader data. */
export const publicRouteId = 'public'

/** The loader data of the public layout. */
export type PublicData = { notices: NoticesState }

export async function loadPublicData(siteData: SiteData): Promise<PublicData> {
  return { notices: await loadNotices(siteData) }
}

/** The layout of every public page. */
export function PublicLayout() {
  const data: PublicData | undefined = useLoaderData()
  const session = useSession()
  useRouteTitle()
  usePageChange()
  return (
    <InitialNotices value={data?.notices}>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <Header session={session} />
      <TickerBar />
      <main id="content" tabIndex={-1} className="min-h-[60vh]">
        <Outlet />
      </main>
      <Footer />
    </InitialNotices>
  )
}
