import { newsEndpoints } from '@prangan/contract/endpoints/news'
import type { OutputOf } from '@prangan/contract/endpoints/table'
import { otherFields } from '@prangan/contract/language-fields'
import { namedEnd, namedStart } from '@prangan/contract/publishing'
import type { UpdateNewsInput, UploadNewsInput } from '@prangan/contract/schemas/notices'
import { call } from '../../../../http/client.ts'
import type { OnProgress } from '../../../../http/transport.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'
import { fromTimeInput, toTimeInput } from '../../../../lib/time-input.ts'
import type { NoticeForm } from '../notice-schema.ts'
import type { NoticeRow } from './notice-row.ts'

type Saving = { getToken: GetToken; onProgress: OnProgress; signal: AbortSignal }

/** An input's time for the wire. An unchanged one is sent exactly as stored, even if the input shows less of it. */
function toWire(typed: string, stored?: Date): string {
  if (stored && toTimeInput(stored) === typed) return stored.toISOString()
  return fromTimeInput(typed)?.toISOString() ?? ''
}

function toInput(notice: NoticeForm, stored?: NoticeRow): UploadNewsInput {
  const { title, type, link } = notice
  return {
    title,
    ...otherFields('title', (field) => notice[field]),
    type,
    link,
    publishFrom: toWire(notice.publishFrom, stored && namedStart(stored)),
    publishUntil: toWire(notice.publishUntil, stored && namedEnd(stored)),
    isPinned: notice.isPinned ? '1' : '0',
    eventDate: type === 'Events' ? notice.eventDate : '',
    eventEndDate: type === 'Events' ? notice.eventEndDate : '',
    category: notice.category,
    body: notice.body,
    replacedBy: notice.replacedBy,
    eventTime: notice.eventTime,
    place: notice.place,
    ...otherFields('place', (field) => notice[field]),
    howToTakePart: notice.howToTakePart,
    ...otherFields('howToTakePart', (field) => notice[field]),
  }
}

/** The changes of a notice. The server refuses them if it has another version than `base`. */
const toChanges = (notice: NoticeForm, base: NoticeRow): UpdateNewsInput => ({
  ...toInput(notice, base),
  removeFile: notice.removesFile ? '1' : '0',
  version: String(base.version),
  correction: notice.correction,
  ...otherFields('correction', (field) => notice[field]),
})

const withFile = (file: File | undefined) => (file ? { files: { myfile: file } } : {})

/** Publishes a notice (`uploadNews`). With a file, the server drops the link: a notice has one target. */
export async function publishNotice(
  notice: NoticeForm,
  { getToken, ...options }: Saving,
): Promise<OutputOf<'uploadNews'>> {
  const input = { body: toInput(notice), ...withFile(notice.file) }
  return call(newsEndpoints, 'uploadNews', input, { token: await getToken(), ...options })
}

/** Changes a notice (`updateNews`), if it is unchanged since `base`. */
export async function updateNotice(
  base: NoticeRow,
  notice: NoticeForm,
  { getToken, ...options }: Saving,
): Promise<OutputOf<'updateNews'>> {
  const input = { params: { id: base.id }, body: toChanges(notice, base), ...withFile(notice.file) }
  return call(newsEndpoints, 'updateNews', input, { token: await getToken(), ...options })
}

/** Deletes a notice: it goes to the bin, with its file. */
export async function deleteNotice(id: string, getToken: GetToken): Promise<OutputOf<'deleteNews'>> {
  return call(newsEndpoints, 'deleteNews', { params: { id } }, { token: await getToken() })
}

export async function restoreNotice(id: string, getToken: GetToken): Promise<OutputOf<'restoreNotice'>> {
  return call(newsEndpoints, 'restoreNotice', { params: { id } }, { token: await getToken() })
}

/** Puts an earlier version back (`restoreNoticeVersion`), if the notice is unchanged since `base`. */
export async function restoreNoticeVersion(
  base: Pick<NoticeRow, 'id' | 'version'>,
  earlier: Pick<NoticeRow, 'version'>,
  getToken: GetToken,
): Promise<OutputOf<'restoreNoticeVersion'>> {
  const input = {
    params: { id: base.id, number: String(earlier.version) },
    body: { version: base.version },
  }
  return call(newsEndpoints, 'restoreNoticeVersion', input, { token: await getToken() })
}

/** Sends a new notice for approval (`prepareNotice`). */
export async function prepareNotice(
  notice: NoticeForm,
  { getToken, ...options }: Saving,
): Promise<OutputOf<'prepareNotice'>> {
  const input = { body: toInput(notice), ...withFile(notice.file) }
  return call(newsEndpoints, 'prepareNotice', input, { token: await getToken(), ...options })
}

/** Sends a change of a published notice for approval (`prepareChange`), if it is unchanged since `base`. */
export async function prepareChange(
  base: NoticeRow,
  notice: NoticeForm,
  { getToken, ...options }: Saving,
): Promise<OutputOf<'prepareChange'>> {
  const input = { params: { id: base.id }, body: toChanges(notice, base), ...withFile(notice.file) }
  return call(newsEndpoints, 'prepareChange', input, { token: await getToken(), ...options })
}

/** Changes a notice that waits for approval (`updatePreparedNotice`), if it is unchanged since `base`. */
export async function updatePreparedNotice(
  base: NoticeRow,
  notice: NoticeForm,
  { getToken, ...options }: Saving,
): Promise<OutputOf<'updatePreparedNotice'>> {
  const input = { params: { id: base.id }, body: toChanges(notice, base), ...withFile(notice.file) }
  return call(newsEndpoints, 'updatePreparedNotice', input, { token: await getToken(), ...options })
}

export async function deletePreparedNotice(
  id: string,
  getToken: GetToken,
): Promise<OutputOf<'deletePreparedNotice'>> {
  return call(newsEndpoints, 'deletePreparedNotice', { params: { id } }, { token: await getToken() })
}

type Read = Pick<NoticeRow, 'id' | 'version'>

/** `publishedVersion` is that of the published notice with which somebody has compared a change. */
export async function approveNotice(
  { id, version }: Read,
  getToken: GetToken,
  publishedVersion?: number,
): Promise<OutputOf<'approveNotice'>> {
  const body = { version, ...(publishedVersion !== undefined && { publishedVersion }) }
  const input = { params: { id }, body }
  return call(newsEndpoints, 'approveNotice', input, { token: await getToken() })
}

export async function returnNotice(
  { id, version }: Read,
  reason: string,
  getToken: GetToken,
): Promise<OutputOf<'returnNotice'>> {
  const input = { params: { id }, body: { version, reason } }
  return call(newsEndpoints, 'returnNotice', input, { token: await getToken() })
}
