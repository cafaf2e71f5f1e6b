import { storagePaths } from '@prangan/contract/storage-paths'
import { readPrivateFile } from '../../../../http/private-files.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'
import type { NoticeRow } from './notice-row.ts'

/**
 * Opens the file of a notice that is not public (now) in a new tab: a plain link would carry no bearer token. Rejects
 * if it cannot be read.
 */
export async function openFile({ id, file }: NoticeRow, getToken: GetToken): Promise<void> {
  if (!file) return
  // Opened before the first `await`, or browsers block it as a pop-up.
  const tab = window.open('', '_blank')
  try {
    const stored = await readPrivateFile(storagePaths.noticeFile(id, file.name), getToken)
    // With the content type found in its bytes, which is never one that runs scripts.
    const address = URL.createObjectURL(new Blob([stored], { type: file.contentType }))
    if (tab) tab.location.replace(address)
    else location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
