import type { MediaDocument } from '@prangan/contract/schemas/library'
import type { Site } from '@prangan/contract/schemas/site'
import type { Precondition, WriteBatch } from 'firebase-admin/firestore'
import { type AuditEntry, addAudit, doneBy } from '../audit/audit.ts'
import type { Context, Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { changeLoadedSite } from '../site/site-store.ts'
import { takePicture } from './add-picture.ts'
import { findUses, pictureSought, refuseUsed } from './find-uses.ts'
import { storeRenditions } from './make-renditions.ts'
import {
  describe,
  dropPictureFiles,
  mediaReference,
  mediaSearchKeys,
  removePictureFiles,
  toMedia,
  withPicture,
} from './media-store.ts'
import { storeIn } from './store-file.ts'

type Change = {
  site: Omit<Site, 'revision'>
  write: (batch: WriteBatch, unchanged: Precondition) => void
} & Pick<AuditEntry, 'action'>

/** Changes a picture and its entry in the site, all or nothing, with the audit entry. Returns the picture before it. */
async function changePicture(
  context: Context,
  id: string,
  change: (picture: MediaDocument, site: Site) => Promise<Change> | Change,
): Promise<MediaDocument> {
  const firestore = await context.firebase.firestore()
  const reference = mediaReference(firestore, id)
  return changeLoadedSite(firestore, context.now, async (site) => {
    const stored = await reference.get()
    const picture = toMedia(stored)
    const { site: after, write, action } = await change(picture, site)
    return {
      site: after,
      write: (batch) => {
        if (stored.updateTime) write(batch, { lastUpdateTime: stored.updateTime })
        addAudit(batch, firestore, {
          action,
          subject: reference.path,
          detail: picture.title,
          ...doneBy(context),
        })
      },
      result: picture,
    }
  })
}

/** The same for new fields, of the version that the editor saw: 409 if there is another one. */
async function updateFields(
  context: Context,
  id: string,
  seen: number,
  fieldsOf: (picture: MediaDocument) => Partial<MediaDocument>,
): Promise<MediaDocument> {
  const reference = mediaReference(await context.firebase.firestore(), id)
  return changePicture(context, id, (picture, site) => {
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
    }
  })
}

/** Handles `updatePicture`. */
export const updatePicture: Handler<'updatePicture'> = async ({ params, body }, context) => {
  const described = { ...describe(body), title: body.title }
  await updateFields(context, params.id, body.version, () => ({
    ...described,
    searchKeys: mediaSearchKeys(described),
  }))
  return { message: 'The picture was saved.' }
}

/**
 * Handles `replacePicture`. The former files stay until the sweep, for pages that are open or cached still show them.
 * The focal point is in the middle again: the new picture shows something else.
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

/** Handles `deletePicture`. */
export const deletePicture: Handler<'deletePicture'> = async ({ params }, context) => {
  const { firebase } = context
  const firestore = await firebase.firestore()
  const { files } = await changePicture(context, params.id, async (_, site) => {
    await refuseUsed(firestore, pictureSought(params.id), 'picture-in-use')
    const { [params.id]: _gone, ...media } = site.media
    return {
      site: { ...site, media },
      write: (batch, unchanged) => batch.delete(mediaReference(firestore, params.id), unchanged),
      action: 'picture deleted',
    }
  })
  await removePictureFiles(firebase, files)
  return { message: 'The picture was deleted.' }
}

/** Handles `listPictureUses`. */
export const listPictureUses: Handler<'listPictureUses'> = async ({ params }, { firebase }) => {
  const firestore = await firebase.firestore()
  toMedia(await mediaReference(firestore, params.id).get())
  return { uses: await findUses(firestore, pictureSought(params.id)) }
}
