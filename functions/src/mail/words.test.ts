import { describe, expect, it } from 'vitest'
import { type Letter, wordsOf } from './words.ts'

const from = { site: 'https://college.test', college: 'Sarvodaya Degree College' }
const at = new Date('2026-01-05T05:02:00Z')
const person = { to: 'asha@sarvodaya.test', name: 'Asha Verma' }
const letters: Letter[] = [
  { kind: 'code', ...person, code: '042137' },
  { kind: 'account created', ...person, at },
  { kind: 'password changed', ...person, at },
  { kind: 'alumnus verified', ...person, at },
  { kind: 'alumnus rejected', ...person, at, reason: 'We find no B.A. of 2011 under this name.' },
]

describe('Every mail', () => {
  it.each(letters)(
    '($kind) greets, says it in English and Hindi, and is signed, in text and in HTML',
    (letter) => {
      const { subject, text, html } = wordsOf(letter, from)
      expect(subject).not.toMatch(/[\r\n]/)
      for (const body of [text, html]) {
        expect(body).toContain('Dear Asha Verma,')
        expect(body).toMatch(/\p{Script=Devanagari}{2}/u)
        expect(body).toContain('Sarvodaya Degree College')
        expect(body).not.toMatch(/undefined|\[object/)
      }
      expect(html).toMatch(/<p lang="hi">[^<]*\p{Script=Devanagari}/u)
      expect(text).not.toMatch(/<\w/)
    },
  )

  it.each(letters)('($kind) shows a name as text, whatever stands in it', (letter) => {
    const { text, html } = wordsOf({ ...letter, name: 'A <img src=x onerror=1> & "B"\n\nPay here' }, from)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=1&gt; &amp; &quot;B&quot; Pay here,')
    expect(text.split('\n')[0]).toBe('Dear A <img src=x onerror=1> & "B" Pay here,')
  })
})

describe('A mail', () => {
  it('with a code shows it, but not in its subject, which a locked phone shows', () => {
    const { subject, text, html } = wordsOf({ kind: 'code', ...person, code: '042137' }, from)
    expect(subject).not.toContain('042137')
    expect(text).toContain('    042137\n')
    expect(html).toContain('>042137</p>')
    expect(text).toContain('10 minutes')
  })

  it('about a new account says where and how to set a password', () => {
    const { text, html } = wordsOf({ kind: 'account created', ...person, at }, from)
    expect(text).toContain('https://college.test/login')
    expect(text).toContain("'Forgot Password?'")
    expect(html).toContain('<a href="https://college.test/login"')
  })

  it('about a change tells when it was, by the clock in India', () => {
    const { text } = wordsOf({ kind: 'password changed', ...person, at }, from)
    expect(text).toMatch(/5 January 2026 at 10:32\sam \(India time\)/)
  })

  it('to a verified alumnus leads to the gallery', () => {
    const { text, html } = wordsOf({ kind: 'alumnus verified', ...person, at }, from)
    expect(text).toContain('https://college.test/alumni-gallery')
    expect(html).toContain('<a href="https://college.test/alumni-gallery"')
  })

  it('to a rejected alumnus quotes the reason as text, whatever stands in it', () => {
    const letter = { kind: 'alumnus rejected', ...person, at, reason: 'No <b>such</b> year' } as const
    const { text, html } = wordsOf(letter, from)
    expect(text).toContain('“No <b>such</b> year”')
    expect(html).toContain('<p>“No &lt;b&gt;such&lt;/b&gt; year”</p>')
    expect(text).toContain('https://college.test/alumni-registration')
  })

  it('to someone without a name greets all the same', () => {
    expect(wordsOf({ kind: 'code', to: person.to, name: ' ', code: '000000' }, from).text).toMatch(
      /^Hello,\n/,
    )
  })
})
