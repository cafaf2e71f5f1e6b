import type { PageView } from '@prangan/contract/content/site-view'
import { languages, mainLanguage, type OtherLanguage } from '@prangan/contract/languages'

type GeneratedPage = {
  path: string
  title: string
  description: string
  lead: string
  blocks: PageView['content']['blocks']
}

/** Returns an information page that a program writes in the current language, where the office writes the others. */
export const viewPage = ({ path, title, description, lead, blocks }: GeneratedPage): PageView => ({
  ...{ id: path.slice(1), path, publishedAt: '', pictures: {}, documents: {} },
  languages: Object.keys(languages).filter((each): each is OtherLanguage => each !== mainLanguage),
  content: {
    title: { text: title },
    description: { text: description },
    lead: { text: lead },
    blocks,
  },
})
