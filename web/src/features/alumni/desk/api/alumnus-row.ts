import { fileUrl, storagePaths } from '@prangan/contract/paths'
import { type AlumnusDocument, AlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'

/** An alumnus as the office sees them. */
export type AlumnusRow = AlumnusDocument & { id: string }

/** Reads documents through the contract's schema. One that does not fit is reported and left out, so that the rest still shows. */
export function toAlumnusRows(stored: readonly { id: string; data: unknown }[]): AlumnusRow[] {
  return stored.flatMap(({ id, data }) => {
    const parsed = AlumnusDocumentSchema.safeParse(data)
    if (parsed.success) return [{ ...parsed.data, id }]
    console.error(`The alumnus ${id} is not stored as agreed.`, parsed.error.issues)
    return []
  })
}

/** Where the photo that anyone may see is served; '' where there is none. */
export function publicPhotoUrl({ publicPhoto }: Pick<AlumnusRow, 'publicPhoto'>): string {
  return publicPhoto && fileUrl(storagePaths.alumniPhoto(publicPhoto))
}
