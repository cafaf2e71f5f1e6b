import { describe, expect, test } from 'vitest'
import { htmlDocument } from './document.ts'

const parts = { title: 'T', description: 'D', css: '', loader: '', body: '', after: '' }
const page = (hasAppCheck: boolean) =>
  htmlDocument({ target: 'production', hasAppCheck, siteUrl: '', name: '', sprite: '' }, parts)

describe("A page's content policy", () => {
  test('lets no script of Google in where App Check is not set up', () => {
    expect(page(false)).not.toContain('recaptcha')
    expect(page(false)).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
  })

  test('lets in what App Check needs, and no more, where it is', () => {
    const guarded = page(true)
    for (const [part, place] of [
      ['script-src', 'https://www.gstatic.com/recaptcha/'],
      ['connect-src', 'https://content-firebaseappcheck.googleapis.com'],
      ['frame-src', 'https://www.google.com/recaptcha/'],
    ]) {
      expect(guarded).toMatch(new RegExp(`${part} [^;]*${place}`))
    }
    expect(guarded).not.toMatch(/unsafe|https:\/\/www\.google\.com[^/]|\*/)
  })
})
