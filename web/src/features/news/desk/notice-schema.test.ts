import { errors } from '@prangan/contract/errors'
import { fieldText, fieldTexts } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import { noEnd } from '@prangan/contract/publishing'
import { noPageFields } from '@prangan/contract/schemas/notice-parts'
import { describe, expect, it } from 'vitest'
import type { NoticeRow } from './api/notice-row.ts'
import { acceptedFiles, compareNotices, NoticeFormSchema, toForm } from './notice-schema.ts'

const pdf = (bytes: number, type = 'application/pdf') => new File([new Uint8Array(bytes)], 'n.pdf', { type })
const filledIn = (more: object = {}) => ({ ...toForm(null), title: 'Holiday', ...more })
const complaints = (input: unknown) =>
  Object.fromEntries(
    (NoticeFormSchema.safeParse(input).error?.issues ?? []).map((each) => [
      each.path[0],
      fieldText(each.message),
    ]),
  )

describe('The form of a notice', () => {
  it('takes a title alone, trimmed', () => {
    expect(NoticeFormSchema.parse(filledIn({ title: '  Holiday ' }))).toMatchObject({
      title: 'Holiday',
      type: 'News',
      link: '',
    })
  })

  it('asks for a title and for a link that can be opened', () => {
    expect(complaints(filledIn({ title: ' ', link: 'javascript:alert(1)' }))).toEqual({
      title: 'Title is required.',
      link: 'The link must begin with https://, http:// or /.',
    })
  })

  it('takes a file of just the size that the server takes, and not a byte more', () => {
    expect(complaints(filledIn({ file: pdf(limits.file.notice) }))).toEqual({})
    expect(complaints(filledIn({ file: pdf(limits.file.notice + 1) }))).toEqual({
      file: errors['file-too-large'][1],
    })
  })

  it('refuses an empty file', () => {
    expect(complaints(filledIn({ file: pdf(0) }))).toEqual({ file: errors['empty-file'][1] })
  })

  it('refuses a type of file that the server would refuse', () => {
    expect(complaints(filledIn({ file: pdf(1, 'text/html') }))).toEqual({
      file: errors['wrong-file-type'][1],
    })
    expect(acceptedFiles).toBe('application/pdf,image/jpeg,image/png,image/webp')
  })

  it('wants the end after the start', () => {
    const from = '2026-11-20T09:30'
    expect(complaints(filledIn({ publishFrom: from, publishUntil: from }))).toEqual({
      publishUntil: fieldTexts.endBeforeStart,
    })
    expect(complaints(filledIn({ publishFrom: from, publishUntil: '2026-11-20T09:31' }))).toEqual({})
    expect(complaints(filledIn({ publishUntil: from }))).toEqual({})
  })
})

describe('A notice that is edited', () => {
  const row: NoticeRow = {
    id: 'a',
    title: 'Results',
    titleHi: 'परिणाम',
    type: 'Events',
    link: '',
    file: { name: 'results.pdf', contentType: 'application/pdf', size: 9 },
    createdAt: new Date(0),
    publishFrom: new Date('2026-11-20T04:00:00Z'),
    publishUntil: noEnd,
    isPinned: true,
    eventDate: '2026-12-11',
    ...noPageFields,
    version: 3,
    updatedAt: new Date(0),
    searchKeys: [],
  }

  it('fills the form; the address of its own file is no link', () => {
    expect(toForm(row)).toMatchObject({
      title: 'Results',
      titleHi: 'परिणाम',
      type: 'Events',
      link: '',
      eventDate: '2026-12-11',
      publishFrom: '2026-11-20T09:30',
      publishUntil: '',
      isPinned: true,
      removesFile: false,
      file: undefined,
      category: '',
      body: '',
      correction: '',
    })
  })

  it('needs the day of an event, which the documented call does not', () => {
    expect(complaints(filledIn({ type: 'Events' }))).toEqual({ eventDate: fieldTexts.eventDayMissing })
    expect(complaints(filledIn({ type: 'Events', eventDate: '2026-12-11' }))).toEqual({})
  })

  it('has no last day before its first', () => {
    const event = { type: 'Events', eventDate: '2026-12-11' } as const
    expect(complaints(filledIn({ ...event, eventEndDate: '2026-12-10' }))).toEqual({
      eventEndDate: fieldTexts.eventEndsBeforeStart,
    })
    expect(complaints(filledIn({ ...event, eventEndDate: '2026-12-12' }))).toEqual({})
  })

  it('holds its text as the call takes it', () => {
    const body = [{ id: 'a', kind: 'text' as const, paragraphs: [{ en: 'Come at ten.' }] }]
    const form = toForm({ ...row, body })
    expect(form.body).toBe(JSON.stringify(body))
    expect(complaints({ ...form, file: undefined })).toEqual({})
    expect(compareNotices(row, { ...row, body })).toEqual([
      { name: 'body', label: 'Text of the notice', was: 'none', now: 'Come at ten.' },
    ])
  })

  it('tells in which fields somebody else has changed it, and from what', () => {
    expect(compareNotices(row, { ...row, version: 4 })).toEqual([])
    expect(
      compareNotices(row, { ...row, title: 'New', titleHi: '', isPinned: false, file: null, link: '/x' }),
    ).toEqual([
      { name: 'title', label: 'Title', was: row.title, now: 'New' },
      { name: 'titleHi', label: 'Title in Hindi', was: 'परिणाम', now: 'none' },
      { name: 'link', label: 'Link', was: 'none', now: '/x' },
      { name: 'isPinned', label: 'Pinned', was: 'yes', now: 'no' },
      { name: 'file', label: 'File', was: 'results.pdf', now: 'none' },
    ])
  })
})
