import {
  fileKinds,
  kindOfBytes,
  mediaTypesOf,
  pictureKinds,
  signatureLength,
} from '@prangan/contract/file-kinds'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useCallback, useEffect, useState } from 'react'
import type { ApplicationRow } from '../api/application-row.ts'
import { readApplicationDocument } from '../api/call-admissions.ts'

const pictureTypes = mediaTypesOf(pictureKinds)

/** Returns the type by which a browser shows a file: never that of a page with scripts, whatever was stored. */
async function shownTypeOf(stored: Blob, contentType: string): Promise<string> {
  if (pictureTypes.includes(contentType)) return contentType
  const bytes = new Uint8Array(await stored.slice(0, signatureLength).arrayBuffer())
  return kindOfBytes(bytes, ['pdf']) ? fileKinds.pdf.mediaType : 'application/octet-stream'
}

/**
 * The documents of the application that is open. Each reading is recorded as a view: none is read twice, and none before it is shown.
 */
const read = new Map<string, Promise<Blob>>()
const mostRead = 24

export const forgetDocuments = (): void => read.clear()

function readOnce(key: string, load: () => Promise<Blob>): Promise<Blob> {
  const known = read.get(key)
  if (known) return known
  const blob = load()
  read.set(key, blob)
  blob.catch(() => read.delete(key))
  const [oldest] = read.keys()
  if (read.size > mostRead && oldest) read.delete(oldest)
  return blob
}

function useLoadDocument() {
  const { getToken, uid } = useDeskSession()
  return useCallback(
    (id: string, slot: string, file: string) =>
      readOnce(`${uid} ${id} ${file}`, () => readApplicationDocument(id, slot, getToken)),
    [uid, getToken],
  )
}

export function useDocument({ id, documents }: Pick<ApplicationRow, 'id' | 'documents'>, slot: string) {
  const load = useLoadDocument()
  const [state, setState] = useState<{ blob?: Blob; url?: string; hasFailed: boolean }>({ hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  const { file = '', contentType = '' } = documents[slot] ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again.
  useEffect(() => {
    if (!file) return
    let isStopped = false
    let url: string | undefined
    const open = async () => {
      const stored = await load(id, slot, file)
      const type = await shownTypeOf(stored, contentType)
      if (isStopped) return
      const blob = new Blob([stored], { type })
      url = URL.createObjectURL(blob)
      setState({ blob, url, hasFailed: false })
    }
    open().catch(() => !isStopped && setState({ hasFailed: true }))
    return () => {
      isStopped = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [id, slot, file, contentType, load, attempt])
  return {
    ...state,
    retry: useCallback(() => {
      setState({ hasFailed: false })
      setAttempt((count) => count + 1)
    }, []),
  }
}
