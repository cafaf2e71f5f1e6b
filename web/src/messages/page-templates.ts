import { createCatalogue } from './catalogue.ts'
import type { PageTemplates } from './en/page-templates.ts'

const catalogue = createCatalogue(import.meta.glob<{ default: PageTemplates }>('./*/page-templates.ts'))

/** The headings in a language, which a new page has in all of the college's: not only in the one that the person reads. */
export const loadPageTemplates = catalogue.load

export const hasPageTemplates = catalogue.isIn
