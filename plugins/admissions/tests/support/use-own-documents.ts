import { storageFolders } from '@prangan/contract/storage-paths'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { beforeAll } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import { putSession, sessionAt, storedApplication } from './own-applications.ts'

/** Runs an own app with a bucket of its own, in which a session takes applications and asks for `more` documents. */
export function useOwnDocuments(more: readonly object[] = []) {
  const app = useOwnApp({ ownBucket: true })
  beforeAll(async () => {
    const session = sessionAt(app.now())
    await putSession(await app.firestore(), { ...session, documents: [...session.documents, ...more] })
  })

  const stored = async (id: string) => storedApplication(await app.firestore(), id)
  return {
    app,
    stored,
    async objectsOf(id: string): Promise<string[]> {
      const [files] = await (await app.bucket()).getFiles({ prefix: `${storageFolders.applications}/${id}/` })
      return files.map(({ name }) => name)
    },
    async bytesOf(id: string, slot: string): Promise<Buffer> {
      const file = (await stored(id)).documents[slot]?.file ?? ''
      const [bytes] = await (await app.bucket()).file(admissionPaths.file(id, file)).download()
      return bytes
    },
  }
}

export const fileOf = (bytes: Buffer | string, name = 'marks.jpg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)
