import { About } from '../home/about.tsx'
import { Courses } from '../home/courses.tsx'
import { Hero } from '../home/hero.tsx'
import { HomePage } from '../home/home-page.tsx'
import { Leaders } from '../home/leaders.tsx'
import { Popup } from '../home/popup.tsx'

const parts = {
  popup: { children: <Popup /> },
  hero: { children: <Hero /> },
  leaders: { children: <Leaders /> },
  below: {
    children: (
      <>
        <About />
        <Courses />
      </>
    ),
  },
}

/** The home page, drawn whole: for the build, and for who comes to it from another page. */
export function Component() {
  return <HomePage parts={parts} />
}
