import { describe, expect, it } from 'vitest'
import { csvFile, csvRows } from './csv.ts'

const cell = (text: string) => csvRows([[text]])

describe('A spreadsheet', () => {
  it('gets every cell quoted, with quotes, commas and line breaks inside kept', () => {
    expect(csvRows([['a', 'b, c', 'say "so"', 'two\nlines', ''], ['2']])).toBe(
      '"a","b, c","say ""so""","two\nlines",""\r\n"2"\r\n',
    )
  })

  it.each([
    '=1+1',
    '+91 55500 20999',
    '-2+3',
    '@SUM(A1)',
    '  =1+1',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '\t1',
    '\r1',
    '\n1',
    '﹦1+1',
    ' \t=1',
    '\r\n=1',
    '\u2066=1',
    '\u2028=1',
    '\ue000=1',
  ])('runs nothing that begins like a formula: %j', (text) => {
    expect(cell(text)).toBe(`"'${text}"\r\n`)
  })

  it.each(['-4642', '-0.5', '-12345678901234567890', '4642'])('counts a number: %s', (text) => {
    expect(cell(text)).toBe(`"${text}"\r\n`)
  })

  it.each(['-1+2', '--1', '-1e5', '-.5', '-1,000', '-', '- 1', '-1\n', '-1\n=1', '-१', '+1'])(
    'gets as text what only begins like one: %j',
    (text) => {
      expect(cell(text)).toBe(`"'${text}"\r\n`)
    },
  )

  it.each(['\0', '\u0001', '\b', '\v\f', '\u001b', '\u007f', '\u0085', ' \u0001'])(
    'is not led round that by a control character: %j before a formula',
    (hidden) => {
      expect(cell(`${hidden}=HYPERLINK("https://evil.test")`)).toMatch(/^"' ?=HYPERLINK/)
      expect(cell(`Asha${hidden}`)).toMatch(/^"Asha ?"\r\n$/)
    },
  )

  it.each(['मीनाक्षी कुशवाहा', "O'Brien", 'a=b', 'asha@example.com', '55500-20999', '2011', 'A "="'])(
    'shows as it is what is none: %j',
    (text) => {
      expect(cell(text)).toBe(`"${text.replaceAll('"', '""')}"\r\n`)
    },
  )

  it('is told by the first three bytes that the file is UTF-8, and what the columns are', async () => {
    const file = csvFile(['Name', 'शहर'], [csvRows([['Meena', 'काशी']])])
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe('"Name","शहर"\r\n"Meena","काशी"\r\n')
    expect(file.type).toBe('text/csv;charset=utf-8')
  })
})
