import { PublicationInputSchema } from '@prangan/contract/schemas/records'
import { describe, expect, it } from 'vitest'
import { toPublication } from './work-publication.ts'

const article = {
  DOI: '10.5555/mosses.7',
  type: 'journal-article',
  title: ['Mosses of <i>Sal</i> forests &amp; their   neighbours'],
  subtitle: ['A field study'],
  'container-title': ['Journal of Courtyard Botany'],
  ISSN: ['2999-0149', '2999-0157'],
  publisher: 'A society',
  published: { 'date-parts': [[2021, 3, 14]] },
  author: [{ given: 'A.', family: 'Author' }],
  'is-referenced-by-count': 3,
}
const nothing = {
  publication: '',
  department: '',
  category: '',
  year: '',
  month: '',
  indexing: 'Crossref',
  issn: '',
  impact: '',
}
const of = (message: unknown) => toPublication({ status: 'ok', message })

describe('What is known of a work', () => {
  it('fills the fields of a publication, as plain text', () => {
    expect(of(article)).toEqual({
      ...nothing,
      publication: 'Mosses of Sal forests & their neighbours: A field study',
      category: 'Research paper',
      year: '2021',
      month: 'March',
      issn: '2999-0149',
    })
  })

  it('may be little: a year without a month, the day of print, a kind that nobody calls so', () => {
    const work = {
      type: 'component',
      title: 'Plain',
      published: {},
      'published-print': { 'date-parts': [[1999]] },
    }
    expect(of(work)).toEqual({ ...nothing, publication: 'Plain', year: '1999' })
  })

  it.each([null, 7, 'x', [[]], {}, { title: [{}], ISSN: 7, published: { 'date-parts': [[null]] } }])(
    'may be nonsense (%j): then nothing is filled in',
    (message) => {
      expect(of(message)).toEqual(nothing)
    },
  )

  it('always fits the form, however long or odd it is', () => {
    const odd = {
      title: [`${'very long '.repeat(80)}😀`],
      ISSN: ['<script>'],
      published: { 'date-parts': [[20210, 13]] },
      type: '__proto__',
    }
    const found = of(odd)
    expect(PublicationInputSchema.parse({ ...found, department: 'Botany' })).toEqual({
      ...found,
      department: 'Botany',
    })
    expect(found).toMatchObject({ year: '', month: '', issn: '', category: '' })
    expect(found.publication).toMatch(/^very long .*…$/)
  })
})
