import type { FrameView } from '@prangan/contract/content/site-view'
import { homeView, layoutView, SiteFrame } from '../../lib/site-frame.ts'
import { Footer } from '../frame/footer.tsx'
import { Header } from '../frame/header.tsx'
import { TickerBar } from '../frame/ticker-bar.tsx'
import homeStyles from '../home/home.css?url'
import { HomeContent } from '../home/home-content.tsx'
import publicStyles from '../public.css?url'

export const styles = [publicStyles, homeStyles]

/** Renders the home page with these site settings as a visitor sees it, for the preview in the editor. */
export function HomeScreen({ view }: { view: FrameView }) {
  return (
    <SiteFrame value={layoutView(view)}>
      <Header session={null} />
      <TickerBar />
      <HomeContent home={homeView(view)} />
      <Footer />
    </SiteFrame>
  )
}
