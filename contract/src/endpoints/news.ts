import { college } from '@prangan/college/config'
import * as z from 'zod/mini'
import { shownKinds } from '../file-kinds.ts'
import { IdSchema } from '../ids.ts'
import { limits } from '../limits.ts'
import {
  ApproveNoticeInputSchema,
  NoticeWireSchema,
  RestoreNoticeVersionInputSchema,
  ReturnNoticeInputSchema,
  UpdateNewsInputSchema,
  UploadNewsInputSchema,
} from '../schemas/notices.ts'
import { endpoints } from './endpoint.ts'

const NewsListsSchema = z.object({
  send: z.array(NoticeWireSchema),
  header_marquee_data: z.array(NoticeWireSchema),
})

const myfile = { maxBytes: limits.file.notice, kinds: shownKinds } as const
const SavedSchema = z.object({ message: z.string(), item: NoticeWireSchema })
const PreparedSchema = z.object({ message: z.string(), id: z.string() })

export const newsEndpoints = endpoints({
  viewAllNews: {
    routes: ['GET /news/viewallnews'],
    summary: 'All news, and the events and ticker items, pinned ones first, then the newest.',
    access: 'anyone',
    output: NewsListsSchema,
  },
  listMarquee: {
    routes: ['GET /news'],
    summary: 'The ticker items, pinned ones first, then the newest.',
    access: 'anyone',
    output: z.object({ header_marquee_data: z.array(NoticeWireSchema) }),
  },
  viewNews: {
    routes: ['GET /news/viewNews'],
    summary: 'Every item once, in two lists, for the office.',
    access: 'news:read-all',
    output: NewsListsSchema,
  },
  uploadNews: {
    routes: ['POST /news/uploadnews'],
    summary: 'Publishes an item, with a file, a link, or neither.',
    access: 'news:publish',
    creates: true,
    body: { format: 'multipart', input: UploadNewsInputSchema, files: { myfile } },
    output: SavedSchema,
    status: 201,
  },
  updateNews: {
    routes: ['PUT /news/:id'],
    summary: 'Changes an item: its words, its dates, its file.',
    access: 'news:edit',
    params: z.object({ id: IdSchema }),
    body: { format: 'multipart', input: UpdateNewsInputSchema, files: { myfile } },
    output: SavedSchema,
    refuses: ['no-such-notice', 'changed-meanwhile'],
  },
  deleteNews: {
    routes: ['GET /news/delete_news/:id', 'GET /news/delete_news/:id/*link', 'DELETE /news/:id'],
    summary: `Deletes an item with its file. Both stay in the bin for ${college.limits.daysInBin} days, for the office alone.`,
    access: 'news:delete',
    changesData: true,
    params: z.object({ id: IdSchema }),
    output: z.object({ message: z.string() }),
    refuses: ['no-such-notice'],
  },
  restoreNotice: {
    routes: ['POST /news/bin/:id/restore'],
    summary: 'Restores a notice from the bin, with its dates, its pin and its file.',
    access: 'news:delete',
    params: z.object({ id: IdSchema }),
    output: SavedSchema,
    refuses: ['not-in-bin'],
  },
  restoreNoticeVersion: {
    routes: ['POST /news/:id/versions/:number/restore'],
    summary: 'Restores an earlier version of a notice with its file, as a new change.',
    access: 'news:publish',
    params: z.object({ id: IdSchema, number: z.string().check(z.regex(/^\d{1,9}$/)) }),
    body: { format: 'json', input: RestoreNoticeVersionInputSchema },
    output: SavedSchema,
    refuses: ['no-such-notice', 'no-such-version', 'changed-meanwhile'],
  },
  prepareNotice: {
    routes: ['POST /news/for-approval'],
    summary: 'Prepares an item, which is private until somebody who may publish approves it.',
    access: 'news:prepare',
    creates: true,
    body: { format: 'multipart', input: UploadNewsInputSchema, files: { myfile } },
    output: PreparedSchema,
    status: 201,
  },
  prepareChange: {
    routes: ['POST /news/:id/for-approval'],
    summary: 'Prepares a change of an item, which stays as it is until somebody who may publish approves it.',
    access: 'news:prepare',
    params: z.object({ id: IdSchema }),
    body: { format: 'multipart', input: UpdateNewsInputSchema, files: { myfile } },
    output: z.object({ message: z.string() }),
    refuses: ['no-such-notice', 'changed-meanwhile', 'change-waits'],
  },
  updatePreparedNotice: {
    routes: ['PUT /news/for-approval/:id'],
    summary:
      'Changes a prepared item and sends it for approval again: one’s own, or anybody’s for those who publish.',
    access: 'news:prepare',
    params: z.object({ id: IdSchema }),
    body: { format: 'multipart', input: UpdateNewsInputSchema, files: { myfile } },
    output: z.object({ message: z.string(), version: z.number() }),
    refuses: ['not-for-approval', 'changed-meanwhile'],
  },
  deletePreparedNotice: {
    routes: ['DELETE /news/for-approval/:id'],
    summary:
      'Deletes a prepared item with its file permanently: one’s own, or anybody’s for those who publish.',
    access: 'news:prepare',
    params: z.object({ id: IdSchema }),
    output: z.object({ message: z.string() }),
    refuses: ['not-for-approval'],
  },
  approveNotice: {
    routes: ['POST /news/for-approval/:id/approve'],
    summary:
      'Publishes a prepared item by its dates, or changes the published one, and tells who prepared it.',
    access: 'news:publish',
    params: z.object({ id: IdSchema }),
    body: { format: 'json', input: ApproveNoticeInputSchema },
    output: SavedSchema,
    refuses: ['not-for-approval', 'changed-meanwhile', 'notice-changed', 'notice-gone'],
  },
  returnNotice: {
    routes: ['POST /news/for-approval/:id/return'],
    summary: 'Returns a prepared item with what to change, and tells who prepared it.',
    access: 'news:publish',
    params: z.object({ id: IdSchema }),
    body: { format: 'json', input: ReturnNoticeInputSchema },
    output: z.object({ message: z.string() }),
    refuses: ['not-for-approval', 'changed-meanwhile'],
  },
})
