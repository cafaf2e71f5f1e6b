import { describe, expect, it } from 'vitest'
import { ApplicationNumberSchema } from './own-application.ts'

describe('Somebody who asks for a code', () => {
  it.each([
    'sdc 2026 v7pyh3u',
    'SDC-2026-V7PYH3U',
    ' sdc - 2026  v7pyh3u ',
    'SDC-2026-V7P YH3U',
    'sdc2026v7pyh3u',
    'SDC–२०२६–V7PYH3U',
  ])('may type the number of an application as %s', (typed) => {
    expect(ApplicationNumberSchema.parse(typed)).toBe('SDC-2026-V7PYH3U')
  })

  it.each(['', 'sdc 2026', '2026 v7pyh3u'])('is asked to check the number %s', (typed) => {
    expect(ApplicationNumberSchema.safeParse(typed).success).toBe(false)
  })
})
