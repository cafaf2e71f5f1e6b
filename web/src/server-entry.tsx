import { templates } from 'virtual:templates'
import type { CurrentNotices } from '@prangan/contract/schemas/notices'
import { renderToString } from 'react-dom/server'
import { peopleSlot } from './app/pages/list-without-scripts.tsx'
import { type People, PeopleList, peoplePages, type Row } from './app/people-pages.tsx'
import { type PagePath, pageSlots, type SlotName, slotOf } from './app/slots.tsx'
import { dataBlock, fillTemplate } from './app/template.ts'

/** The paths that `renderPage` knows. */
export const pagePaths: readonly string[] = Object.keys(pageSlots)

/** What stands at every path that has no page. */
export const missingPage = templates['/404'] ?? ''

/** Whom the pages list that `renderPeoplePage` knows, by their paths. */
export const peopleOf: Readonly<Record<string, People>> = Object.fromEntries(
  Object.entries(peoplePages).map(([path, { people }]) => [path, people]),
)

function templateOf(path: string): string {
  const template = templates[path]
  if (template === undefined) throw new Error(`There is no prerendered page for '${path}'.`)
  return template
}

/** A page's whole HTML with these people in it, for readers without scripts; null where they could not be read. */
export function renderPeoplePage(path: string, rows: readonly Row[] | null): string {
  const list = renderToString(<PeopleList path={path} rows={rows} />)
  return fillTemplate(templateOf(path), { [peopleSlot]: list })
}

/**
 * A page's whole HTML with these notices in it, as markup and as the data from which React goes on. Null: they could not
 * be read, and the page says so until its listener brings them.
 */
export function renderPage(path: PagePath, notices: CurrentNotices | null): string {
  const template = templateOf(path)
  const names: readonly SlotName[] = pageSlots[path]
  const parts = Object.fromEntries(names.map((name) => [name, renderToString(slotOf(name, notices))]))
  return fillTemplate(template, { ...parts, data: dataBlock('notices', notices) })
}
