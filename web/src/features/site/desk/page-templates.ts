import { allLanguages } from '@prangan/contract/languages'
import { withTexts } from '@prangan/contract/localized'
import type { Block, BlockKind } from '@prangan/contract/schemas/blocks'
import type { PageTemplates } from '../../../messages/en/page-templates.ts'
import { hasPageTemplates, loadPageTemplates } from '../../../messages/page-templates.ts'
import { newBlock } from './block-registry.tsx'

type Part = readonly [kind: BlockKind, heading: keyof PageTemplates]

/** The parts with which a new page begins, each with its heading. */
const templates = {
  blank: [],
  committee: [
    ['text', 'about'],
    ['people', 'members'],
    ['list', 'tasks'],
    ['facts', 'contact'],
    ['documents', 'orders'],
  ],
  facility: [
    ['text', 'about'],
    ['facts', 'hours'],
    ['gallery', 'pictures'],
    ['list', 'rules'],
    ['table', 'fees'],
    ['people', 'inCharge'],
  ],
  scheme: [
    ['facts', 'keyFacts'],
    ['text', 'whoCanApply'],
    ['list', 'papers'],
    ['list', 'steps'],
    ['faq', 'questions'],
  ],
  activity: [
    ['text', 'about'],
    ['list', 'howToJoin'],
    ['people', 'inCharge'],
    ['gallery', 'pictures'],
  ],
  papers: [
    ['text', 'about'],
    ['documents', 'documents'],
  ],
} as const satisfies Record<string, readonly Part[]>

type PageTemplate = keyof typeof templates
export const pageTemplates = Object.keys(templates) as PageTemplate[]

/** The blocks of a template, with headings in those of the college's languages that have them. */
export async function blocksOfTemplate(template: PageTemplate): Promise<Block[]> {
  const loaded = await Promise.all(
    allLanguages
      .filter(hasPageTemplates)
      .map(async (language) => [language, await loadPageTemplates(language)] as const),
  )
  const parts: readonly Part[] = templates[template]
  return parts.map(([kind, heading], at) => ({
    ...newBlock(kind),
    // The same each time: a form that is sent again after a lost answer makes no second page.
    id: `${kind}-${at + 1}`,
    heading: withTexts(
      undefined,
      Object.fromEntries(loaded.map(([language, texts]) => [language, texts[heading]])),
    ),
  }))
}
