import type { SettingsView } from '@prangan/contract/content/site-view'
import { homeView, layoutView, SiteLayout } from '../../lib/site-layout.ts'
import homeStyles from '../home/home.css?url'
import { HomeContent } from '../home/home-content.tsx'
import { Footer } from '../layouts/footer.tsx'
import { Header } from '../layouts/header.tsx'
import { TickerBar } from '../layouts/ticker-bar.tsx'
import publicStyles from '../public.css?url'

export const styles = [publicStyles, homeStyles]

/** Renders the home page with these site settings as a visitor sees it, for the preview in the editor. */
export function HomeScreen({ view }: { view: SettingsView }) {
  return (
    <SiteLayout value={layoutView(view)}>
      <Header session={null} />
      <TickerBar />
      <HomeContent home={homeView(view)} />
      <Footer />
    </SiteLayout>
  )
}
