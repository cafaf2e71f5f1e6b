import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { describe, expect, it } from 'vitest'
import { acceptedFiles, UploadFormSchema } from './upload-schema.ts'

const pdf = (bytes: number, type = 'application/pdf') => new File([new Uint8Array(bytes)], 'n.pdf', { type })
const complaints = (input: unknown) =>
  Object.fromEntries(
    (UploadFormSchema.safeParse(input).error?.issues ?? []).map((each) => [each.path[0], each.message]),
  )

describe('The upload form', () => {
  it('takes a title alone, trimmed', () => {
    expect(
      UploadFormSchema.parse({ title: '  Holiday ', type: 'News', link: '', file: undefined }),
    ).toMatchObject({
      title: 'Holiday',
      type: 'News',
      link: '',
    })
  })

  it('asks for a title and for a link that can be opened', () => {
    expect(complaints({ title: ' ', type: 'News', link: 'javascript:alert(1)' })).toEqual({
      title: 'Title is required.',
      link: 'The link must begin with https://, http:// or /.',
    })
  })

  it('takes a file of just the size that the server takes, and not a byte more', () => {
    expect(complaints({ title: 'T', type: 'News', link: '', file: pdf(limits.file.notice) })).toEqual({})
    expect(complaints({ title: 'T', type: 'News', link: '', file: pdf(limits.file.notice + 1) })).toEqual({
      file: errors['file-too-large'][1],
    })
  })

  it('refuses a type of file that the server would refuse', () => {
    expect(complaints({ title: 'T', type: 'News', link: '', file: pdf(1, 'text/html') })).toEqual({
      file: errors['wrong-file-type'][1],
    })
    expect(acceptedFiles).toBe('application/pdf,image/jpeg,image/png,image/webp')
  })
})
