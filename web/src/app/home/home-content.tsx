import { PageReferences } from '../../features/site/components/page-references.ts'
import type { HomeView } from '../../lib/site-layout.ts'
import { About } from './about.tsx'
import { Courses } from './courses.tsx'
import { Hero } from './hero.tsx'
import { NewsAndEvents } from './news-and-events.tsx'
import { Popup } from './popup.tsx'

export function HomeContent({ home }: { home: HomeView }) {
  const { popup, hero, about, services, courses } = home.settings
  return (
    <PageReferences value={home}>
      {popup.isShown && <Popup popup={popup} />}
      <Hero hero={hero} />
      <NewsAndEvents />
      <About about={about} services={services} />
      <Courses courses={courses} />
    </PageReferences>
  )
}
