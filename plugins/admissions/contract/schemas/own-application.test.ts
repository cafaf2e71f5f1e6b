import { college } from '@prangan/college/config'
import { describe, expect, it } from 'vitest'
import { ApplicationNumberSchema } from './own-application.ts'

const code = college.shortCode
const typedCode = code.toLowerCase()

describe('Somebody who asks for a code', () => {
  it.each([
    `${typedCode} 2026 v7pyh3u`,
    `${code}-2026-V7PYH3U`,
    ` ${typedCode} - 2026  v7pyh3u `,
    `${code}-2026-V7P YH3U`,
    `${typedCode}2026v7pyh3u`,
    `${code}–२०२६–V7PYH3U`,
  ])('may type the number of an application as %s', (typed) => {
    expect(ApplicationNumberSchema.parse(typed)).toBe(`${code}-2026-V7PYH3U`)
  })

  it.each(['', 'sdc 2026', '2026 v7pyh3u'])('is asked to check the number %s', (typed) => {
    expect(ApplicationNumberSchema.safeParse(typed).success).toBe(false)
  })
})
