import { templates } from 'virtual:templates'
import type { CurrentNotices } from '@prangan/contract/schemas/news'
import { renderToString } from 'react-dom/server'
import { type PagePath, pageSlots, type SlotName, slotOf } from './app/slots.tsx'
import { dataBlock, fillTemplate } from './app/template.ts'

/** The paths that `renderPage` knows. */
export const pagePaths: readonly string[] = Object.keys(pageSlots)

/** What stands at every path that has no page. */
export const missingPage = templates['/404'] ?? ''

/**
 * A page's whole HTML with these notices in it, as markup and as the data from which React goes on. Null: they could not
 * be read, and the page says so until its listener brings them.
 */
export function renderPage(path: PagePath, notices: CurrentNotices | null): string {
  const template = templates[path]
  if (template === undefined) throw new Error(`There is no prerendered page for '${path}'.`)
  const names: readonly SlotName[] = pageSlots[path]
  const parts = Object.fromEntries(names.map((name) => [name, renderToString(slotOf(name, notices))]))
  return fillTemplate(template, { ...parts, data: dataBlock('notices', notices) })
}
