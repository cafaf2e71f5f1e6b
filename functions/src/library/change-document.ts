import { documentPaths } from '@prangan/contract/paths'
import type { LibraryDocument } from '@prangan/contract/schemas/library'
import type { Site } from '@prangan/contract/schemas/site'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { Context, Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { changeStored, type StoredChange } from '../site/change-stored.ts'
import { moveToBin } from './bin/move-to-bin.ts'
import {
  documentReference,
  documentSearchKeys,
  dropDocumentFile,
  newVersion,
  readVersions,
  titleOf,
  toLibraryDocument,
  versionReference,
  withDocument,
} from './document-store.ts'
import { documentSought, findUses } from './find-uses.ts'
import { storeIn } from './store-file.ts'
import { type StoredFile, storeDocument, takeDocument } from './take-document.ts'

function changedBy({ now, caller }: Context, { version }: LibraryDocument, seen: number) {
  if (version !== seen) throw new Failure('changed-meanwhile')
  return { updatedAt: now, updatedBy: caller.email, version: version + 1 }
}

type Changed = ReturnType<typeof changedBy>

/** Makes a stored file the current version of a document, under the next number. */
function nextVersion(
  reference: DocumentReference,
  { document, site }: { document: LibraryDocument; site: Site },
  file: StoredFile,
  changed: Changed,
): Omit<StoredChange<never>, 'detail' | 'result'> & { number: number } {
  const { updatedAt: at, updatedBy: by } = changed
  const number = document.current + 1
  const { name: _, ...kept } = file
  const fields = { ...kept, current: number, uploadedAt: at, ...changed }
  return {
    number,
    site: withDocument(site, { ...document, ...fields }),
    write: (batch, unchanged) => {
      batch.update(reference, fields, unchanged)
      const version = versionReference(reference.firestore, reference.id, number)
      batch.create(version, newVersion(number, file, by, at))
    },
    action: 'document changed',
  }
}

export const updateDocument: Handler<'updateDocument'> = async ({ params, body }, context) => {
  const reference = documentReference(await context.firebase.firestore(), params.id)
  return changeStored(context, reference, toLibraryDocument, (document, site) => {
    const title = titleOf(body, document.title)
    const fields = {
      title,
      searchKeys: documentSearchKeys(document.slug, title),
      ...changedBy(context, document, body.version),
    }
    return {
      site: withDocument(site, { ...document, ...fields }),
      write: (batch, unchanged) => batch.update(reference, fields, unchanged),
      action: 'document changed',
      detail: title.en,
      result: { message: 'The document was saved.' },
    }
  })
}

export const replaceDocument: Handler<'replaceDocument'> = async ({ params, body, files }, context) => {
  const { firebase } = context
  const { id } = params
  const firestore = await firebase.firestore()
  const reference = documentReference(firestore, id)
  changedBy(context, toLibraryDocument(await reference.get()), body.version)
  const file = await storeDocument(id, await takeDocument(files.document), storeIn(firebase))
  try {
    return await changeStored(context, reference, toLibraryDocument, (document, site) => {
      const changed = changedBy(context, document, body.version)
      const { number, ...change } = nextVersion(reference, { document, site }, file, changed)
      return {
        ...change,
        detail: `version ${number}`,
        result: { message: 'The new version is at the same address now.' },
      }
    })
  } catch (error) {
    await dropDocumentFile(firebase, id, file.file, error)
    throw error
  }
}

/** The earlier file is served under the next number, so that no number means two files. */
export const restoreDocumentVersion: Handler<'restoreDocumentVersion'> = async (
  { params, body },
  context,
) => {
  const { firebase } = context
  const { id } = params
  const firestore = await firebase.firestore()
  const reference = documentReference(firestore, id)
  return changeStored(context, reference, toLibraryDocument, async (document, site) => {
    const changed = changedBy(context, document, body.version)
    const versions = await readVersions(firestore, id, document)
    const earlier = versions.find(({ number }) => number === Number(params.number))
    if (!earlier || earlier.number === document.current) throw new Failure('no-such-version')
    const { by: _by, at: _at, number: _number, ...file } = earlier
    const { number, ...change } = nextVersion(reference, { document, site }, file, changed)
    return {
      ...change,
      detail: `version ${number}, as version ${earlier.number}`,
      result: { message: 'This version is current again.' },
    }
  })
}

/** The records of its versions stay, for a restore, and so that none of their numbers is used again. */
export const deleteDocument: Handler<'deleteDocument'> = async ({ params: { id } }, context) => {
  const firestore = await context.firebase.firestore()
  await moveToBin(context, {
    reference: documentReference(firestore, id),
    bin: firestore.doc(documentPaths.deletedDocument(id)),
    parse: toLibraryDocument,
    sought: documentSought(id),
    inUse: 'document-in-use',
    siteWithout: ({ documents: { [id]: _gone, ...documents }, ...site }) => ({ ...site, documents }),
    action: 'document deleted',
    nameOf: ({ title }) => title.en,
  })
  return { message: 'The document was deleted.' }
}

export const listDocumentUses: Handler<'listDocumentUses'> = async ({ params }, { firebase }) => {
  const firestore = await firebase.firestore()
  toLibraryDocument(await documentReference(firestore, params.id).get())
  return { uses: await findUses(firestore, documentSought(params.id)) }
}
