import { limits } from '@prangan/contract/limits'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { field, openScreen, says } from '../../../../testing/screen.tsx'
import type { Grid } from './table-edits.ts'
import { TableForm } from './table-form.tsx'

const cells = (texts: readonly string[]) => texts.map((en) => ({ en }))

/** Opens the form of a table; returns its user, and its rows, of which the first is the header. */
function openTable(columns: readonly string[], ...rows: readonly (readonly string[])[]) {
  let current: Grid = { columns: cells(columns), rows: rows.map((row) => ({ cells: cells(row) })) }
  function Editor() {
    const [block, setBlock] = useState<BlockOf<'table'>>({
      id: 'fees',
      kind: 'table',
      caption: { en: '' },
      ...current,
    })
    current = block
    return <TableForm block={block} onChange={(changes) => setBlock({ ...block, ...changes })} />
  }
  const person = openScreen(<Editor />)
  const paste = (label: string, text: string) =>
    fireEvent.paste(field(label), {
      clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') },
    })
  const texts = () =>
    [current.columns, ...current.rows.map((row) => row.cells)].map((row) => row.map(({ en }) => en))
  return { person, paste, texts }
}

describe('Somebody who pastes into a table', () => {
  const pasted = 'Fee\tAmount\nTuition\t₹ 900'

  test('finds a blank one replaced, with headings, wherever in its top they paste', () => {
    for (const label of ['Heading of column 1, English', 'Row 1, column 1, English']) {
      const { paste, texts } = openTable(['', ''], ['', ''], ['', ''], ['', ''])
      paste(label, pasted)
      expect(texts()).toEqual([
        ['Fee', 'Amount'],
        ['Tuition', '₹ 900'],
      ])
    }
  })

  test('fills cells of one with text, and loses no row', () => {
    const { paste, texts } = openTable(['', ''], ['Old', '1'], ['Last', '2'])
    paste('Heading of column 1, English', pasted)
    expect(texts()).toEqual([
      ['Fee', 'Amount'],
      ['Tuition', '₹ 900'],
      ['Last', '2'],
    ])
  })

  test('keeps a first line with figures as a row', () => {
    const { paste, texts } = openTable(['', ''], ['', ''])
    paste('Row 1, column 1, English', 'Tuition\t₹ 900\nSports\t₹ 50')
    expect(texts()).toEqual([
      ['', ''],
      ['Tuition', '₹ 900'],
      ['Sports', '₹ 50'],
    ])
  })
})

describe('Somebody who pastes a table over a longer one', () => {
  const openLonger = () => openTable(['Fee', 'Amount'], ['Tuition', '900'], ['Sports', '50'], ['Bus', '300'])

  test('is asked whether the rows below are still wanted, and deletes them', async () => {
    const { person, paste, texts } = openLonger()
    paste('Row 1, Fee, English', 'Fee\tAmount\nTuition\t1,150')
    await says('The last 2 rows are left over from the previous table.')
    await person.click(screen.getByRole('button', { name: 'Delete these rows' }))
    expect(texts()).toEqual([
      ['Fee', 'Amount'],
      ['Tuition', '1,150'],
    ])
    expect(field('Row 1, Fee, English')).toBe(document.activeElement)
  })

  test('is not asked after a part of it, and no more once they go on', async () => {
    const { person, paste } = openLonger()
    paste('Row 2, Fee, English', 'Sports\t60\nBus\t310')
    expect(screen.queryByText(/of the table before/)).toBeNull()
    paste('Row 1, Fee, English', 'Tuition\t1,150\nSports\t60')
    await says('The last row is left over from the previous table.')
    await person.type(field('Row 3, Fee, English'), 's')
    expect(screen.queryByText(/of the table before/)).toBeNull()
  })

  test('is told how many rows did not fit', async () => {
    const { paste, texts } = openTable([''], [''])
    const count = limits.content.tableRows + 3
    paste('Row 1, column 1, English', Array.from({ length: count }, (_, at) => `${at}\t1`).join('\n'))
    await says(/3 rows that you pasted did not fit/)
    expect(texts()).toHaveLength(limits.content.tableRows + 1)
  })
})

describe('Somebody at the keyboard in a table', () => {
  test('goes to the cell below with Enter, and makes no line break and no row', async () => {
    const { person, texts } = openTable(['Fee'], ['Tuition'], ['Sports'])
    await person.click(field('Heading of column 1, English'))
    await person.keyboard('{Enter}')
    expect(field('Row 1, Fee, English')).toBe(document.activeElement)
    await person.keyboard('{Enter}{Enter}')
    expect(field('Row 2, Fee, English')).toBe(document.activeElement)
    expect(texts()).toEqual([['Fee'], ['Tuition'], ['Sports']])
  })

  test('goes up and down with the arrows', async () => {
    const { person } = openTable(['Fee'], ['Tuition'], ['Sports'])
    await person.click(field('Row 1, Fee, English'))
    await person.keyboard('{ArrowDown}')
    await waitFor(() => expect(field('Row 2, Fee, English')).toBe(document.activeElement))
    await person.keyboard('{ArrowUp}')
    await waitFor(() => expect(field('Row 1, Fee, English')).toBe(document.activeElement))
  })
})
