import { describe, expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

describe("A page's content policy", () => {
  const policy = (hasAppCheck: boolean) =>
    contentPolicy({ target: 'production', hasAppCheck, scriptHash: 'sha256-a', styleHash: 'sha256-b' })

  test('lets in no script of Google where App Check is not set up', () => {
    expect(policy(false)).not.toContain('recaptcha')
    expect(policy(false)).toContain("script-src 'self' 'sha256-a';")
  })

  test.each([
    ['script-src', 'https://www.gstatic.com/recaptcha/'],
    ['connect-src', 'https://content-firebaseappcheck.googleapis.com'],
    ['frame-src', 'https://www.google.com/recaptcha/'],
  ])('lets in what App Check needs in %s where it is', (part, source) => {
    expect(
      policy(true)
        .split(';')
        .find((line) => line.startsWith(part)),
    ).toContain(source)
  })
})
