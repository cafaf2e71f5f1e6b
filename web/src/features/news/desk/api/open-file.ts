import { objects } from '@prangan/contract/paths'
import type { NewsRow } from './news-row.ts'

/**
 * Shows the file of a notice that is not public (now), in a new tab: its address serves public files only, so it is read
 * from Storage as whoever is signed in. Fails where it cannot be had.
 */
export async function openFile({ id, file }: NewsRow): Promise<void> {
  if (!file) return
  // Opened before anything is awaited, or the browser takes it for a pop-up that nobody asked for.
  const tab = window.open('', '_blank')
  try {
    const { readBlob } = await import('../../../../firebase/storage.ts')
    const stored = await readBlob(objects.noticeFile(id, file.name))
    // Of the type that was found in its bytes, and so never a page that could run a script here.
    const address = URL.createObjectURL(new Blob([stored], { type: file.contentType }))
    if (tab) tab.location.replace(address)
    else location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
