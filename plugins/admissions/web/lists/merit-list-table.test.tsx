import { courseAt } from '@prangan/contract/testing/fixtures'
import { fill, openScreen, says } from '@prangan/web/testing/screen.tsx'
import { describe, expect, it } from 'vitest'
import type { PublicList } from '../../contract/schemas/admission-lists.ts'
import { MeritListTable } from './merit-list-table.tsx'
import { MeritListsOverview } from './merit-lists-overview.tsx'

const row = (rank: number, name: string, lastFour: string): PublicList['rows'][number] => ({
  lastFour,
  name,
  index: 9_125 - rank * 100,
  rank,
  under: 'open',
  waiting: 0,
})

const list: PublicList = {
  id: 'list1',
  sessionName: '2026-27',
  course: courseAt(1),
  number: 1,
  publishedAt: '2026-07-01T11:30:00Z',
  objectionsUntil: null,
  objections: null,
  changed: { seats: 0, ranks: 0 },
  because: '',
  cutoffs: [],
  matrix: null,
  rows: [
    row(1, 'Kiran Rao', 'M4QX'),
    { ...row(2, 'Asha Devi', '7K3P'), under: 'obc' },
    { ...row(3, 'Mohan Lal', 'T9VW'), under: '', waiting: 1 },
  ],
}

const shownNames = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent)
const cellsOf = (at: number) =>
  [...(document.querySelectorAll('tbody tr')[at]?.children ?? [])].map((cell) => cell.textContent)

describe('A reader of a merit list', () => {
  it('learns of what it is, and of each row the rank, the end of the number, the index and the seat, and what an index is', () => {
    openScreen(<MeritListTable list={list} />)
    expect(document.querySelector('caption')?.textContent).toBe(
      `${courseAt(1)}, session 2026-27: merit list 1, published on 1 July 2026, 5:00 pm`,
    )
    expect(cellsOf(0)).toEqual(['1', expect.stringContaining('Kiran Rao'), '90.25', 'Open'])
    expect(cellsOf(1).at(-1)).toBe('OBC')
    expect(cellsOf(2).at(-1)).toBe('Waiting: 1')
    expect(document.body.textContent).toContain('3 on the list')
    expect(document.body.textContent).toContain('Index: the score that decides your rank')
  })

  it('learns what became of an offered seat; one that was released stands with nobody', () => {
    const [first, second, third] = list.rows.map((one) => ({ ...one, under: 'open', waiting: 0 }))
    if (!(first && second && third)) throw new Error('three rows')
    const rows = [
      { ...first, became: 'admitted' as const },
      { ...second, became: 'released' as const },
      { ...third, became: 'offered' as const },
    ]
    openScreen(<MeritListTable list={{ ...list, rows }} />)
    expect([0, 1, 2].map((at) => cellsOf(at).at(-1))).toEqual([
      'Open, confirmed',
      'Seat released',
      'Open, offered',
    ])
    expect([...document.querySelectorAll('tbody tr')].map(({ className }) => className)).toEqual([
      'is-offered',
      'is-released',
      'is-offered',
    ])
  })

  it('learns up to which rank each kind of seat was given', () => {
    const cutoffs = [{ share: 'open', seats: 2, byGroup: 1, rank: 1, index: 9_025 }]
    openScreen(<MeritListTable list={{ ...list, cutoffs }} />)
    expect(document.querySelector('details')?.textContent).toMatch(
      /^The last seats of this list.*Open2 seats given1 of them to groups.*, even with a lower rank190\.25$/,
    )
  })

  it('reads first that a list is provisional and until when to object, also in the overview', () => {
    const provisional = { ...list, objectionsUntil: '2026-07-05T11:30:00Z' }
    openScreen(<MeritListTable list={provisional} />)
    const said = 'Provisional list: objections until 5 July 2026, 5:00 pm'
    expect(document.querySelector('p')?.textContent).toBe(said)
    expect(document.body.textContent).not.toContain('write to the office before the last date')
    openScreen(<MeritListsOverview lists={[provisional]} />)
    expect(document.body.textContent).toContain(said)
  })

  it('reads what came of the objections to the provisional list, or why a list was revised', () => {
    openScreen(<MeritListTable list={{ ...list, objections: { all: 3, upheld: 1 } }} />)
    expect(document.querySelector('p')?.textContent).toBe(
      'Final list. 3 objections to the provisional list, 1 upheld.',
    )
    openScreen(<MeritListTable list={{ ...list, because: 'Marks were entered wrongly.' }} />)
    expect(document.body.textContent).toContain(
      'Revised on 1 July 2026. The college writes: Marks were entered wrongly.',
    )
  })

  it('finds the own row by a name, by the last four characters, and by the whole number', async () => {
    openScreen(<MeritListTable list={list} />)
    fill('Find your name or number', 'devi asha')
    await says('1 of 3 found')
    expect(shownNames()).toEqual([expect.stringContaining('Asha Devi')])
    fill('Find your name or number', 't9vw')
    expect(shownNames()).toEqual([expect.stringContaining('Mohan Lal')])
    fill('Find your name or number', 'SDC-2026-K7M4QX')
    expect(shownNames()).toEqual([expect.stringContaining('Kiran Rao')])
  })

  it('is told where nobody has the name, and sees all again once the box is empty', async () => {
    openScreen(<MeritListTable list={list} />)
    fill('Find your name or number', 'nobody at all')
    await says(/^Nobody on this list has this name or number/)
    expect(shownNames()).toEqual([])
    fill('Find your name or number', '')
    await says('3 on the list')
  })
})

describe('A visitor who looks for merit lists', () => {
  it('finds them by course and session, the latest first', () => {
    const second = { ...list, id: 'list2', number: 2, publishedAt: '2026-07-10T11:30:00Z' }
    openScreen(<MeritListsOverview lists={[list, second]} />)
    expect(document.querySelectorAll('h2')).toHaveLength(1)
    const links = [...document.querySelectorAll('section a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/merit-lists/list2', '/merit-lists/list1'])
  })

  it('is told where none is published', async () => {
    openScreen(<MeritListsOverview lists={[]} />)
    await says(/^There is no merit list at the moment/)
  })
})
