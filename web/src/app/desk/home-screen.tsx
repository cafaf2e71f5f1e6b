import type { FrameView } from '@prangan/contract/content/site-view'
import { PageReferences } from '../../features/site/components/page-references.ts'
import { homeView, layoutView, SiteFrame } from '../../lib/site-frame.ts'
import { Footer } from '../frame/footer.tsx'
import { Header } from '../frame/header.tsx'
import { TickerBar } from '../frame/ticker-bar.tsx'
import { About } from '../home/about.tsx'
import { Courses } from '../home/courses.tsx'
import { Hero } from '../home/hero.tsx'
import homeStyles from '../home/home.css?url'
import { NewsAndEvents } from '../home/news-and-events.tsx'
import { Popup } from '../home/popup.tsx'
import publicStyles from '../public.css?url'

/** The stylesheets of the home page. */
export const styles = [publicStyles, homeStyles]

/** The home page with this frame around it, as a visitor sees it, for the preview in the editor. */
export function HomeScreen({ view }: { view: FrameView }) {
  const home = homeView(view)
  const { popup, hero, about, services, courses } = home.frame
  return (
    <SiteFrame value={layoutView(view)}>
      <Header session={null} />
      <TickerBar />
      <PageReferences value={home}>
        {popup.isShown && <Popup popup={popup} />}
        <Hero hero={hero} />
        <NewsAndEvents />
        <About about={about} services={services} />
        <Courses courses={courses} />
      </PageReferences>
      <Footer />
    </SiteFrame>
  )
}
