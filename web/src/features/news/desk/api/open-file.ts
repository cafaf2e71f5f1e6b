import { storagePaths } from '@prangan/contract/paths'
import { readPrivateFile } from '../../../../http/private-files.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'
import type { NoticeRow } from './notice-row.ts'

/**
 * Shows the file of a notice that is not public (now), in a new tab: a plain link to it would carry no bearer, so it is
 * read as whoever is signed in. Fails where it cannot be had.
 */
export async function openFile({ id, file }: NoticeRow, getToken: GetToken): Promise<void> {
  if (!file) return
  // Opened before anything is awaited, or the browser takes it for a pop-up that nobody asked for.
  const tab = window.open('', '_blank')
  try {
    const stored = await readPrivateFile(storagePaths.noticeFile(id, file.name), getToken)
    // Of the type that was found in its bytes, and so never a page that could run a script here.
    const address = URL.createObjectURL(new Blob([stored], { type: file.contentType }))
    if (tab) tab.location.replace(address)
    else location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
