import { createCatalogue } from './catalogue.ts'
import type { NoticeTemplates } from './en/notice-templates.ts'

const catalogue = createCatalogue(import.meta.glob<{ default: NoticeTemplates }>('./*/notice-templates.ts'))

/** The titles in a language, for the field of that language: not only in the one that the person reads. */
export const loadNoticeTemplates = catalogue.load

export const hasNoticeTemplates = catalogue.isIn
