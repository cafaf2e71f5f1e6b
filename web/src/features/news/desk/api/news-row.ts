import { fileUrl, objects } from '@prangan/contract/paths'
import { type NewsDocument, NewsDocumentSchema, type NewsType } from '@prangan/contract/schemas/news'

/** A notice as the office sees it. `link` is where View leads: its file's path, a URL, or ''. */
export type NewsRow = { id: string; title: string; type: NewsType; link: string; createdAt: Date }

function linkOf(id: string, { file, link }: NewsDocument): string {
  return file ? fileUrl(objects.noticeFile(id, file.name)) : link
}

/** Reads documents through the contract's schema. One that does not fit is reported and left out, so that the rest still shows. */
export function toNewsRows(stored: readonly { id: string; data: unknown }[]): NewsRow[] {
  return stored.flatMap((document) => {
    const parsed = NewsDocumentSchema.safeParse(document.data)
    if (!parsed.success) {
      console.error(`The notice ${document.id} is not stored as agreed.`, parsed.error.issues)
      return []
    }
    const { title, type, createdAt } = parsed.data
    return [
      { id: document.id, title, type, link: linkOf(document.id, parsed.data), createdAt: createdAt.toDate() },
    ]
  })
}
