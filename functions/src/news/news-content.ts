import { endsTooSoon, type UploadNewsInput } from '@prangan/contract/schemas/notices'
import { Failure } from '../lib/failure.ts'
import type { NewsFile } from './news-file.ts'
import type { NewsContent } from './news-item.ts'

const toMoment = (text: string): Date | undefined => (text === '' ? undefined : new Date(text))

/**
 * What the office says of an item that was or is created at `createdAt`. An item points at one thing: where it has a
 * file, the link does not count. Throws 400 where it would end before it begins.
 */
export function toContent(input: UploadNewsInput, file: NewsFile, createdAt: Date): NewsContent {
  const publishFrom = toMoment(input.publishFrom)
  const publishUntil = toMoment(input.publishUntil)
  if (publishUntil && publishUntil <= (publishFrom ?? createdAt)) {
    throw new Failure('invalid-input', { message: endsTooSoon, fields: { publishUntil: endsTooSoon } })
  }
  return {
    title: input.title,
    type: input.type,
    link: file ? '' : input.link,
    file,
    isPinned: input.isPinned === '1',
    eventDate: input.type === 'Events' ? input.eventDate : '',
    publishFrom,
    publishUntil,
  }
}
