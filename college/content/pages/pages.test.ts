import { college } from '@prangan/college/config'
import { factsIn, fillFacts, localizedFactsOf } from '@prangan/contract/content/fill-facts'
import { toSettings } from '@prangan/contract/content/site-view'
import type { SeedBlock as Block, SeedContent as PageContent } from '@prangan/contract/content/write-seed'
import { text } from '@prangan/contract/content/write-seed'
import { facultyNames, facultyPath } from '@prangan/contract/departments'
import { pagePaths } from '@prangan/contract/page-paths'
import type { ContentLink, LocalizedText } from '@prangan/contract/schemas/content-fields'
import { pagesOff } from '@prangan/plugins/contract/pages-off'
import { describe, expect, test } from 'vitest'
import { offices } from '../../offices.ts'
import { allPdfs } from '../pdfs/all-pdfs.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { leaders } from '../settings/leaders.ts'
import { settings } from '../settings/settings.ts'

const files = import.meta.glob<{ page: PageContent }>(['./*.ts', '!./*.test.ts'], {
  eager: true,
})

function page(name: string): PageContent {
  const found = files[`./${name}.ts`]
  if (!found) throw new Error(`There is no ${name}.ts.`)
  return found.page
}

const pages = Object.entries(files).map(([file, { page }]) => ({ file, page }))

const linksOf = ({ blocks }: PageContent): readonly ContentLink[] =>
  blocks.flatMap((block) => ('links' in block ? block.links : []))
const tablesOf = ({ blocks }: PageContent) => blocks.filter((block) => block.kind === 'table')

const facts = factsIn(localizedFactsOf(toSettings(settings)), 'en')

function textsIn(value: unknown): LocalizedText[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) {
    const { en, ...others } = value as LocalizedText
    return [{ en: fillFacts(en, facts), ...others }]
  }
  return Object.values(value).flatMap(textsIn)
}
const englishOf = (part: PageContent | readonly Block[]): string =>
  textsIn(part)
    .map(({ en }) => en)
    .join('\n')

/** The other sites that a page may link to, from the specification. */
const otherSites =
  /^https:\/\/(www\.ugc\.gov\.in|ndl\.iitkgp\.ac\.in|nptel\.ac\.in|www\.mooc\.org|swayam\.gov\.in|ncert\.nic\.in|www\.aicte-india\.org|aishe\.gov\.in|[a-z]+\.test)\//

describe('every page of information', () => {
  test('is there', () => expect(pages).toHaveLength(44))

  test.each(pages)(
    '$file has a title in both languages, an apt description, and something to read',
    ({ page }) => {
      expect(page.title.hi).toBeDefined()
      const { en, hi } = text(page.description)
      expect(en).toMatch(/^.{49,159}\.$/)
      if (hi !== undefined) expect(hi).toMatch(/^.{39,159}।$/u)
      expect(englishOf(page.blocks).length).toBeGreaterThan(300)
    },
  )

  test.each(pages)(
    '$file says nothing empty, and its Hindi is in Devanagari, its English is not',
    ({ page }) => {
      for (const { en, hi } of textsIn(page)) {
        expect(en.trim()).toBe(en)
        expect(en).not.toBe('')
        expect(en).not.toMatch(/\p{Script=Devanagari}/u)
        if (hi !== undefined) expect(hi).toMatch(/\p{Script=Devanagari}/u)
      }
      for (const block of page.blocks.filter(({ language }) => language === 'hi')) {
        for (const { hi } of textsIn(block)) expect(hi).toBeDefined()
      }
    },
  )

  test.each(pages)('$file has whole tables, whose rows differ', ({ page }) => {
    for (const { columns, rows } of tablesOf(page)) {
      for (const row of rows) expect(row).toHaveLength(columns.length)
      expect(new Set(rows.map((row) => row.map(({ en }) => en).join('|'))).size).toBe(rows.length)
      expect(new Set(columns.map(({ en }) => en)).size).toBe(columns.length)
    }
  })

  test.each(pages)('$file links to nothing but pages, documents and sites that exist', ({ page }) => {
    const known = new Set<string>([
      ...Object.values(pagePaths).map(({ path }) => path),
      ...pages.map(({ page }) => page.path),
      ...facultyNames.map(facultyPath),
      ...pagesOff,
      ...allPdfs.map(({ name }) => `/documents/${name}.pdf`),
    ])
    for (const { href } of linksOf(page)) {
      if (href.startsWith('/')) expect(known).toContain(href)
      else if (href.startsWith('http')) expect(href).toMatch(otherSites)
      else expect(href).toMatch(/^mailto:[a-z.]+@sarvodaya\.test$/)
    }
    expect(new Set(linksOf(page).map(({ href }) => href)).size).toBe(linksOf(page).length)
  })

  test.each(pages)('$file gives no address but the college’s own', ({ page }) => {
    const words = englishOf(page)
    for (const [, host] of words.matchAll(/[\w.]+@([\w.-]+\w)/g)) expect(host).toBe('sarvodaya.test')
    const phones = words.match(/(\+91|\b0)?[ -]?\d{4,5}[ -]?\d{3}[ -]?\d{2,3}\b/g) ?? []
    for (const phone of phones) expect(college.phone.shown).toContain(phone.trim())
  })
})

describe('the lists of people', () => {
  test.each([
    ['governing body', page('governing-body'), 15],
    ['proctorial board', page('proctorial-board'), 11],
    ['grievance cell', page('grievance-cell'), 4],
    ['research and innovation cell', page('research-innovation'), 2],
    ['literary club', page('literary-club'), 4],
    ['career counselling cell', page('career-counselling'), 2],
    ['committee against sexual harassment', page('harassment-committee'), 4],
    ['alumni association', page('alumni-association'), 8],
  ])('the %s has its members', (_, list, members) => {
    const [table] = tablesOf(list)
    expect(table?.rows).toHaveLength(members)
    expect(table?.rows.map(([number]) => number?.en)).toEqual(
      Array.from({ length: members }, (_each, at) => `${at + 1}`),
    )
  })

  test('the governing body runs from President to Principal, and has the Manager', () => {
    const rows = tablesOf(page('governing-body'))[0]?.rows.map((row) => row.map(({ en }) => en)) ?? []
    const [principal, manager] = leaders
    expect(rows[0]?.[2]).toBe('President')
    expect(rows.at(-1)?.slice(1, 3)).toEqual([principal.name.en, 'Principal'])
    expect(rows.map(([, name]) => name)).toContain(manager.name.en)
  })

  test('the non-teaching staff stand in two tables: administrative and technical, support', () => {
    expect(tablesOf(page('non-teaching-staff')).map(({ heading }) => heading?.en)).toEqual([
      'Administrative and technical staff',
      'Support staff',
    ])
  })
})

describe('the admission procedure', () => {
  const words = englishOf(page('admission-procedure'))

  const { blocks } = page('admission-procedure')

  test('tells the eight steps, and who is barred from the examination, in Hindi', () => {
    const [waysToApply, steps] = blocks.filter(({ kind }) => kind === 'list')
    expect(textsIn(waysToApply).filter(({ en }) => /^(Online|At the counter), for/.test(en))).toHaveLength(2)
    expect(steps?.kind === 'list' && steps.items).toHaveLength(8)
    const note = textsIn(blocks.find(({ kind }) => kind === 'notice')).map(({ hi }) => hi)
    expect(note.join()).toMatch(/सेमेस्टर परीक्षा फ़ॉर्म नहीं भरेंगे.*परीक्षा नहीं दे सकेंगे.*ज़िम्मेदारी/)
  })

  test('can be read whole in English', () => {
    expect(blocks.map(({ language }) => language).filter(Boolean)).toEqual([])
  })

  test.each([
    /form with brochure costs ₹450 at the counter/,
    /minimum of 40% in 10\+2.*not mandatory for SC\/ST\/OBC/,
    /1st semester is by class 12 marks/,
    /within one week after the last application date/,
    /bona fide student of the college until June 30 of the session/,
    /call the college at 05999-555010/i,
    /original transfer certificate/i,
    /2 passport photos/,
    /self-signed/,
  ])('says %s', (figure) => {
    expect(words).toMatch(figure)
  })

  test.each([
    ['SC', /\(SC\)/, '21%'],
    ['ST', /\(ST\)/, '2%'],
    ['OBC', /\(OBC\)/, '27%'],
    ['EWS', /\(EWS\)/, '10%'],
    ['women', /^Female/, '3%'],
    ['NCC C', /NCC "C"/, '3%'],
    ['NCC B', /NCC "B"/, '2%'],
    ['national players', /national/, '3%'],
    ['the physically handicapped', /handicapped/, '3%'],
    ['district and state players', /district or state/, '2%'],
    ['dependents of freedom fighters and ex-soldiers', /freedom fighters and ex-soldiers/, '2%'],
    ['dependents of college staff', /college staff/, '10%'],
    ['scouts, guides and NSS', /Scout, Guide or NSS/, '2%'],
  ])('gives %s their share', (_, name, share) => {
    const rows = tablesOf(page('admission-procedure')).flatMap(({ rows }) => rows)
    const found = rows.filter(([first]) => name.test(first?.en ?? ''))
    expect(found.map((row) => row[1]?.en)).toEqual([share])
    expect(rows).toHaveLength(13)
  })
})

describe('the programmes', () => {
  test.each([
    ['history', page('history'), ['1970', 'within a year', '2006', '2019', '2024-2025']],
    ['B.A.', page('ba'), ['merit', '₹450', '40%']],
    [
      'B.Sc.',
      page('bsc'),
      ['3 years, 6 semesters', 'Chemistry, Physics, Mathematics', 'Chemistry, Zoology, Botany'],
    ],
    ['B.Com.', page('bcom'), ['2019']],
    ['B.C.A.', page('bca'), ['2024-2025', '60', 'Rs. 40,000']],
    ['M.A.', page('ma'), ['60 seats', '2 years, 4 semesters', '2006', 'permanent recognition']],
    ['M.Sc.', page('msc'), ['Botany', '2024-2025']],
  ])('%s gives its figures', (_, programme, figures) => {
    for (const figure of figures) expect(englishOf(programme.blocks)).toContain(figure)
  })

  test('the B.A. has ten subjects, the M.A. two of sixty seats, the B.Sc. four steps of admission', () => {
    expect(tablesOf(page('ba'))[0]?.rows.map(([subject]) => subject?.en)).toEqual(
      'Hindi,English,Sanskrit,History,Political Science,Sociology,Economics,Education,Psychology,Geography'.split(
        ',',
      ),
    )
    expect(tablesOf(page('ma'))[0]?.rows.map((row) => `${row[0]?.en} ${row[1]?.en}`)).toEqual([
      'Political Science 60',
      'History 60',
    ])
    const steps = page('bsc').blocks.find((block) => block.kind === 'list' && block.isOrdered)
    expect(steps?.kind === 'list' && steps.items).toHaveLength(4)
  })

  test('a reader of any programme can apply, one of B.Com. has its syllabus', () => {
    for (const programme of ['ba', 'bsc', 'bcom', 'bca', 'ma', 'msc']) {
      const apply = linksOf(page(programme)).find(({ text }) => text.en === 'Apply Now')
      expect(apply?.href).toBe('/registration')
    }
    const download = linksOf(page('bcom')).find(({ text }) => text.en === 'Download Syllabus')
    expect(download?.href).toBe('/documents/syllabus-bcom.pdf')
  })
})

describe('the links that the specification names', () => {
  test.each([
    [
      'syllabus',
      page('syllabus'),
      ['syllabus-ba', 'syllabus-bsc-maths', 'syllabus-bsc-bio', 'syllabus-ma-political-science'],
    ],
    ['time table', page('timetable'), ['timetable-ba', 'timetable-bsc']],
    ['alumni association', page('alumni-association'), ['alumni-rules']],
    ['admission procedure', page('admission-procedure'), ['prospectus']],
  ])('%s leads to its documents', (_, from, names) => {
    for (const name of names)
      expect(linksOf(from).map(({ href }) => href)).toContain(`/documents/${name}.pdf`)
  })

  test('a writer finds the literary club’s e-mail, a visitor telephone, e-mail, address and map', () => {
    expect(englishOf(page('creative-corner'))).toContain(offices.literaryClub.email)
    for (const fact of [college.phone.shown, college.email, college.address.en])
      expect(englishOf(page('contact'))).toContain(fact)
    expect(page('contact').blocks.map(({ kind }) => kind)).toContain('map')
  })

  test('each address of a document is that of one, and each document has an address', () => {
    expect(Object.values(pdfPaths).toSorted()).toEqual(
      allPdfs.map(({ name }) => `/documents/${name}.pdf`).toSorted(),
    )
  })
})
