import { describe, expect, it } from 'vitest'
import type { Block } from '../schemas/blocks.ts'
import type { StoredContent } from '../schemas/content.ts'
import type { LocalizedText } from '../schemas/content-fields.ts'
import { languagesOf, shownText } from './show-in.ts'

const page = (hi: string | undefined, ...cells: LocalizedText[]): StoredContent => {
  const table: Block = {
    id: 'a',
    kind: 'table',
    caption: { en: 'Fees', hi: 'शुल्क' },
    columns: [{ en: 'Fee', hi: 'शुल्क' }],
    rows: cells.map((cell) => ({ cells: [cell] })),
  }
  return { title: { en: 'Fees', ...(hi && { hi }) }, description: { en: '' }, blocks: [table] }
}
const figures = ['₹450', '60%', 'VIII', '{{formFee}}', 'fees@example.com'].map((en) => ({ en }))
const sentences = [
  'The fee is due in July.',
  'It is paid twice.',
  'There is no cash desk.',
  'Ask the office.',
]

describe('A reader of Hindi', () => {
  it('is given a page in Hindi whose figures and addresses are written once', () => {
    expect(languagesOf(page('शुल्क', ...figures))).toEqual(['hi'])
  })

  it('is given the English of a page without a Hindi title, or of whose sentences most are in English', () => {
    expect(languagesOf(page(undefined, ...figures))).toEqual([])
    expect(languagesOf(page('शुल्क', ...sentences.map((en) => ({ en }))))).toEqual([])
  })

  it('hears which texts are in English, but figures in the voice of the page', () => {
    const [fee] = figures
    expect(shownText({ en: 'Ask the office.' }, 'hi')).toEqual({ text: 'Ask the office.', lang: 'en' })
    expect(fee && shownText(fee, 'hi')).toEqual({ text: '₹450' })
    expect(shownText({ en: 'Fees', hi: 'शुल्क' }, 'hi')).toEqual({ text: 'शुल्क' })
  })
})
