import { DeletedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import { storagePaths } from '@prangan/contract/storage-paths'
import { binOptions } from '../../../lib/bin.ts'
import { defineResource } from '../../../lib/resource.ts'
import { alumni } from './alumni.ts'

export const deletedAlumni = defineResource(
  binOptions('alumni', DeletedAlumnusDocumentSchema, (row) => ({
    name: row.name,
    more: alumni.moreOf?.(row) ?? '',
    isRejected: !row.status,
    reason: row.reason,
    picture: { path: row.photo && storagePaths.alumniPhoto(row.photo), isPortrait: true },
  })),
)
