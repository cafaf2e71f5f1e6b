import { documentPaths } from '@prangan/contract/paths'
import type { MediaDocument } from '@prangan/contract/schemas/library'
import type { Context, Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { changeStored } from '../site/change-stored.ts'
import { takePicture } from './add-picture.ts'
import { moveToBin } from './bin/move-to-bin.ts'
import { hideDeletedPicture } from './bin/picture-bin.ts'
import { findUses, pictureSought } from './find-uses.ts'
import { storeRenditions } from './make-renditions.ts'
import {
  describe,
  dropPictureFiles,
  mediaReference,
  mediaSearchKeys,
  toMedia,
  withPicture,
} from './media-store.ts'
import { storeIn } from './store-file.ts'

async function updateFields(
  context: Context,
  id: string,
  seen: number,
  fieldsOf: (picture: MediaDocument) => Partial<MediaDocument>,
): Promise<void> {
  const reference = mediaReference(await context.firebase.firestore(), id)
  return changeStored(context, reference, toMedia, (picture, site) => {
    if (picture.version !== seen) throw new Failure('changed-meanwhile')
    const fields = {
      ...fieldsOf(picture),
      updatedAt: context.now,
      updatedBy: context.caller.email,
      version: picture.version + 1,
    }
    return {
      site: withPicture(site, id, { ...picture, ...fields }),
      write: (batch, unchanged) => batch.update(reference, fields, unchanged),
      action: 'picture changed',
      detail: picture.title,
      result: undefined,
    }
  })
}

export const updatePicture: Handler<'updatePicture'> = async ({ params, body }, context) => {
  await updateFields(context, params.id, body.version, ({ alt }) => {
    const described = { ...describe(body, alt), title: body.title }
    return { ...described, searchKeys: mediaSearchKeys(described) }
  })
  return { message: 'The picture was saved.' }
}

/**
 * The earlier files stay until the sweep, because open or cached pages still show them. The focal point is reset to the middle,
 * because the new picture shows something else.
 */
export const replacePicture: Handler<'replacePicture'> = async ({ params, body, files }, context) => {
  const { firebase } = context
  const stored = await mediaReference(await firebase.firestore(), params.id).get()
  if (toMedia(stored).version !== body.version) throw new Failure('changed-meanwhile')
  const renditions = await storeRenditions(await takePicture(files.picture), storeIn(firebase))
  try {
    await updateFields(context, params.id, body.version, () => ({ ...renditions, focus: { x: 0.5, y: 0.5 } }))
  } catch (error) {
    await dropPictureFiles(firebase, params.id, renditions.files, error)
    throw error
  }
  return { message: 'The picture was replaced wherever it is used.' }
}

export const deletePicture: Handler<'deletePicture'> = async ({ params: { id } }, context) => {
  const { firebase } = context
  const firestore = await firebase.firestore()
  try {
    await moveToBin(context, {
      reference: mediaReference(firestore, id),
      bin: firestore.doc(documentPaths.deletedPicture(id)),
      parse: toMedia,
      sought: pictureSought(id),
      inUse: 'picture-in-use',
      siteWithout: ({ media: { [id]: _gone, ...media }, ...site }) => ({ ...site, media }),
      action: 'picture deleted',
      nameOf: ({ title }) => title,
    })
  } finally {
    // Also after a failure: a commit whose reply was lost may have succeeded.
    await hideDeletedPicture(firebase, id)
  }
  return { message: 'The picture was deleted.' }
}

export const listPictureUses: Handler<'listPictureUses'> = async ({ params }, { firebase }) => {
  const firestore = await firebase.firestore()
  toMedia(await mediaReference(firestore, params.id).get())
  return { uses: await findUses(firestore, pictureSought(params.id)) }
}
