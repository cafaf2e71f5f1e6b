import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { publicObject } from '@prangan/contract/storage-paths'
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore'
import type { Firebase } from '../../lib/firebase.ts'
import {
  type ExportedDocument,
  type ExportedFile,
  exportFormat,
  fileFolders,
  isLibraryPath,
  writeBytes,
  writeJson,
} from './site-folder.ts'

export type Exported = { pages: number; pictures: number; documents: number; files: number }

const collections = {
  pages: ['versions', 'drafts'],
  media: [],
  library: ['versions'],
} as const satisfies Partial<Record<keyof typeof collectionPaths, readonly string[]>>

/**
 * Writes the editable site to a folder as JSON and bytes: each page with its versions and its draft, the library, and its
 * files. Preview links are not exported, because they would open the drafts of another site.
 */
export async function exportSite(firebase: Firebase, folder: string, now: Date): Promise<Exported> {
  const firestore = await firebase.firestore()
  const site = await firestore.doc(documentPaths.site).get()
  if (!site.exists) throw new Error('There is no site to export: nothing was loaded yet.')
  const counts = { pages: 0, media: 0, library: 0 }
  for (const name of Object.keys(collections) as (keyof typeof collections)[]) {
    const { docs } = await firestore.collection(collectionPaths[name]).get()
    for (const document of docs) {
      const below = collections[name].map((sub) => documentsIn(document.ref.collection(sub)))
      const documents = [exported(document), ...(await Promise.all(below)).flat()]
      await writeJson(folder, `${name}/${document.id}.json`, documents)
    }
    counts[name] = docs.length
  }
  const files = await exportFiles(firebase, folder)
  // Written last: a folder without this file is not a complete export.
  await writeJson(folder, 'site.json', { format: exportFormat, at: now, site: site.data(), files })
  return { pages: counts.pages, pictures: counts.media, documents: counts.library, files: files.length }
}

const exported = (document: DocumentSnapshot): ExportedDocument => ({
  path: document.ref.path,
  data: document.data() ?? {},
})

const documentsIn = async (collection: CollectionReference): Promise<ExportedDocument[]> =>
  (await collection.get()).docs.map(exported)

async function exportFiles(firebase: Firebase, folder: string): Promise<ExportedFile[]> {
  const bucket = await firebase.bucket()
  const files: ExportedFile[] = []
  for (const prefix of fileFolders) {
    const [objects] = await bucket.getFiles({ prefix: `${prefix}/` })
    for (const object of objects.filter(({ name }) => isLibraryPath(name))) {
      const [bytes] = await object.download()
      await writeBytes(folder, `files/${object.name}`, bytes)
      files.push({
        path: object.name,
        contentType: String(object.metadata.contentType),
        isPublic: object.metadata.metadata?.visibility === publicObject.visibility,
      })
    }
  }
  return files
}
