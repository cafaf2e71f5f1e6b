import { expect, it } from 'vitest'
import { kindOfBytes, pictureKinds } from './file-kinds.ts'

const bytesOf = (latin1: string) => Uint8Array.from(latin1, (letter) => letter.charCodeAt(0))

it('A picture is known by its bytes, whatever its name says', () => {
  const kindOf = (beginning: string) => kindOfBytes(bytesOf(beginning), pictureKinds)
  expect(kindOf('\xff\xd8\xff\xe0\0\x10JFIF\0\x01')).toBe('jpeg')
  expect(kindOf('\x89PNG\r\n\x1a\n\0\0\0\r')).toBe('png')
  expect(kindOf('RIFF\n\0\0\0WEBPVP8 ')).toBe('webp')
  for (const other of ['%PDF-1.7', 'GIF89a', 'RIFF1234WAVE', '', ' \xff\xd8\xff']) {
    expect(kindOf(other)).toBeUndefined()
  }
})
