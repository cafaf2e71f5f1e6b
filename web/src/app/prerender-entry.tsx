import { college } from '@prangan/contract/college.config'
import type { CurrentNotices, Notice, NoticeType } from '@prangan/contract/schemas/notices'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { hero } from '../content/home.ts'
import { primeNotices } from '../features/news/api/current-notices.ts'
import { documentTitle } from './document-title.ts'
import homeCss from './home/prerendered.css?inline'
import informationCss from './information/prerendered.css?inline'
import { informationPages, readContent } from './information-pages.ts'
import { laterPages } from './later-pages.ts'
import { PublicLayout } from './layouts/public-layout.tsx'
import { loadPage } from './load-page.ts'
import { LoadingPage } from './pages/loading.tsx'
import { Component as UnderConstruction } from './pages/under-construction.tsx'
import { peoplePages } from './people-pages.tsx'
import pagesCss from './prerendered-pages.css?inline'
import css from './public.css?inline'
import { makeRoutes } from './router.tsx'
import { publicPages } from './routes.ts'
import { type PagePath, pageSlots, type SlotName, slots } from './slots.tsx'
import { slotMarker } from './template.ts'

export { college, css, homeCss, informationCss, informationPages, laterPages, pagesCss }
export const pagePaths = Object.keys(pageSlots) as PagePath[]
/** The pages that the server serves with a list of people in them. */
export const peoplePaths = Object.keys(peoplePages)

/** A page's words for its head, and its markup with markers for what the server fills in. */
export type Prerendered = { title: string; description: string; body: string }

const descriptions: Readonly<Record<PagePath, string>> = {
  '/': hero.text.en,
  '/viewallnews': `Everything that ${college.name.en} has announced, newest first: notices, circulars and upcoming events.`,
}

function renderAt(routes: RouteObject[], path: string): string {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  return renderToString(<RouterProvider router={router} />)
}

/** The frame with nothing in it yet, for every path that is not prerendered. Call it before any page has its notices. */
export function prerenderShell(): Prerendered {
  const routes = [{ Component: PublicLayout, children: [{ path: '*', Component: LoadingPage }] }]
  return { title: documentTitle(null), description: hero.text.en, body: renderAt(routes, '/') }
}

/** What stands at every path that has no page. Call it before any page has its notices. */
export function prerenderMissing(): Prerendered {
  const routes = [{ Component: PublicLayout, children: [{ path: '*', Component: UnderConstruction }] }]
  const title = documentTitle({ title: 'Under construction' })
  return { title, description: hero.text.en, body: renderAt(routes, '/') }
}

/** A page of information, whole. Call it before any page has its notices. */
export async function prerenderInformation(path: string, content: string): Promise<Prerendered> {
  const routes = makeRoutes()
  await loadPage(routes, path)
  const { title, description } = await readContent(content)
  return { title: documentTitle({ title: title.en }), description, body: renderAt(routes, path) }
}

/** A page as it looks before its data are there. Call it before any page has its notices. */
export async function prerenderLater(path: string): Promise<Prerendered> {
  const page = laterPages.find((later) => later.path === path)
  if (!page) throw new Error(`There is no later page at ${path}.`)
  const routes = makeRoutes()
  await loadPage(routes, path)
  const { title, description } = page
  return { title: documentTitle({ title }), description, body: renderAt(routes, path) }
}

/** Notices like no others, one of each type, so that each slot's markup is found where it stands in the page. */
const markedNotices: CurrentNotices = {
  ticker: [marked('Marquee')],
  news: [marked('News')],
  events: [marked('Events')],
  nextChangeAt: null,
}

function marked(type: NoticeType): Notice {
  return {
    id: type,
    title: `Marks the place of ${type}`,
    type,
    link: '/',
    createdAt: '1970-01-01T00:00:00.000Z',
  }
}

/**
 * A page as a template: rendered whole with marked notices, then each slot's part, which is that same slot rendered
 * alone, replaced by its marker. That the part occurs exactly once proves that React will find what the server fills in.
 */
export async function prerenderPage(path: PagePath): Promise<Prerendered> {
  primeNotices(markedNotices)
  const routes = makeRoutes()
  await loadPage(routes, path)
  let body = renderAt(routes, path)
  const names: readonly SlotName[] = pageSlots[path]
  for (const name of names) {
    const [before, after, ...more] = body.split(renderToString(slots[name](markedNotices)))
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`The page ${path} does not hold the slot '${name}' exactly once.`)
    }
    body = before + slotMarker(name) + after
  }
  const title = publicPages.find((page) => page.path === path)?.title
  return { title: documentTitle({ title }), description: descriptions[path], body }
}
