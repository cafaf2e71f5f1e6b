import { fileKinds } from '@prangan/contract/file-kinds'
import { readPrivateFile } from '../../../../http/private-files.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'

/**
 * Opens an earlier version of a document in a new tab: a plain link would carry no bearer token. Rejects if it cannot
 * be read.
 */
export async function openVersion(id: string, number: number, getToken: GetToken): Promise<void> {
  // Opened before the first `await`, or browsers block it as a pop-up.
  const tab = window.open('', '_blank')
  try {
    const stored = await readPrivateFile(`admin/documents/${id}/versions/${number}`, getToken)
    const address = URL.createObjectURL(new Blob([stored], { type: fileKinds.pdf.mediaType }))
    if (tab) tab.location.replace(address)
    else location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
