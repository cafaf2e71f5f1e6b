import { rollBackNote, seedAuthor, seedNote } from '@prangan/contract/content/version-notes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDeskMessages } from '../../../messages/desk.ts'
import { setLanguage } from '../../../messages/language.ts'
import { authorName, versionNote } from './version-note.ts'

describe('Somebody who reads the history in Hindi', () => {
  beforeAll(async () => {
    await loadDeskMessages('hi')
    setLanguage('hi')
  })
  afterAll(() => setLanguage('en'))

  it('reads in it what the server has noted', () => {
    expect(versionNote(seedNote)).toBe('वेबसाइट का शुरुआती पाठ')
    expect(versionNote(rollBackNote(12))).toBe('संस्करण 12 पर वापस')
    expect(versionNote(rollBackNote(0))).toBe('पहले संस्करण पर वापस')
  })

  it('reads in it that the site’s first pages are the college’s, and of others whose they are', () => {
    expect(authorName(seedAuthor)).toBe('महाविद्यालय')
    expect(authorName('office@college.test')).toBe('office@college.test')
  })

  it('reads as it was typed what a colleague has noted', () => {
    for (const note of [
      '',
      'The seed fund',
      'Back to version 2, as agreed',
      'Back to version ',
      'Back to version 02',
    ]) {
      expect(versionNote(note)).toBe(note)
    }
  })
})

it('Somebody who reads the history in English reads of the first version in words', () => {
  expect(versionNote(rollBackNote(0))).toBe('Back to the first version')
  expect(versionNote(rollBackNote(3))).toBe('Back to version 3')
})
