import { DeletedNoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import { binOptions } from '../../../lib/bin.ts'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'

export const deletedNotices = defineResource(
  binOptions('notices', DeletedNoticeDocumentSchema, ({ title, type }) => ({
    name: title,
    more: deskMessages().news.types[type],
  })),
)
