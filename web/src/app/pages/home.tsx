import '../home/home.css'
import { hero } from '../../content/home.ts'
import { About } from '../home/about.tsx'
import { Courses } from '../home/courses.tsx'
import { Hero } from '../home/hero.tsx'
import { NewsAndEvents } from '../home/news-and-events.tsx'
import { Popup } from '../home/popup.tsx'
import type { PageMeta } from '../page-module.ts'

export const meta: PageMeta = { title: '', description: hero.text.en }

/** The home page (/). */
export function Component() {
  return (
    <>
      <Popup />
      <Hero />
      <NewsAndEvents />
      <About />
      <Courses />
    </>
  )
}
