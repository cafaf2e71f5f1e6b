import { firestore } from '@prangan/web/testing/firestore.ts'
import { answer, fill, openScreen, press, question, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionListDocument } from '../../../contract/schemas/admission-lists.ts'
import { meritRow, published, report, rows, storedList } from '../../testing/merit-list.ts'
import { storedSession } from '../../testing/stored.ts'
import { ViewLists } from './view-lists.tsx'

function open(given: Partial<AdmissionListDocument> = {}) {
  act(() => {
    firestore.put(admissionPaths.session('session'), storedSession())
    firestore.put(admissionPaths.list('one'), storedList({ offeredAt: published, ...given }))
  })
  return openScreen(<ViewLists />, '/desk')
}

const touched = {
  ...{ id: 'meera', name: 'Meera Joshi', applicationNumber: 'A-1', status: 'admitted' },
  ...{ under: 'open', rank: 3, waiting: 1 },
}
const preview = { number: 1, basis: 'basis', rows, report, unusual: [], touched: [touched] }
const choose = async (person: ReturnType<typeof open>, name: string) =>
  person.click(screen.getByRole('radio', { name }))

describe('A registrar whose list was offered', () => {
  it('cannot withdraw it, reads why and how many corrections change it, and revises it instead', async () => {
    const person = open({ corrected: 2 })
    await says('2 corrections since then change this list. Revise it, so that nobody’s rank stays wrong.')
    await says(/^You can’t withdraw this list, because its seats were offered\. .* then revise the list\.$/)
    await press(person, 'Revise list')
    await says(/Offers and admissions stay; if somebody would lose a seat/)
  })

  it('decides about each given seat that a revised list would not give, with a reason', async () => {
    const person = open()
    await press(person, 'Revise list')
    server.answers('previewList', preview)
    await press(person, 'Prepare a revised list')
    await says('Given seats that this list would take away')
    await says(/count again with your decisions\.$/)
    await says('With the corrections: rank 3, Waiting list, place 1')
    fill('Why the list is revised', 'Marks were corrected.')
    await press(person, 'Publish revised list 1')
    await says('Please choose.')
    await choose(person, 'Keeps it provisionally')
    await press(person, 'Publish revised list 1')
    await says('Please write what has to be settled.')
    await says('Please give the reason.')
    expect(server.callsOf('previewList')).toHaveLength(1)
    fill('What has to be settled', 'The original marksheet')
    fill('Reason', 'It was our mistake.')
    const kept = meritRow({ rank: 3, isExtra: true })
    server.answers('previewList', { ...preview, basis: 'decided', rows: [...rows.slice(1), kept] })
    await press(person, 'Publish revised list 1')
    expect((await question()).textContent).toContain('1 kept outside the sanctioned number, 0 cancelled.')
    await says('Open, supernumerary')
    expect(screen.queryByText(/count again/)).toBe(null)
    server.answers('publishList', { message: 'Published.', id: 'one-r1' })
    await answer(person, 'Publish revised list 1')
    await says('Revised list 1 is published.')
    const decisions = {
      meera: {
        decision: 'provisional',
        reason: 'It was our mistake.',
        condition: 'The original marksheet',
      },
    }
    expect(server.callsOf('publishList')).toMatchObject([{ body: { basis: 'decided', decisions } }])
  })

  it('decides again where the decisions touch somebody else', async () => {
    const person = open()
    await press(person, 'Revise list')
    server.answers('previewList', preview)
    await press(person, 'Prepare a revised list')
    fill('Why the list is revised', 'Marks were corrected.')
    await choose(person, 'Cancel the admission')
    fill('Reason', 'The marks were forged.')
    const other = { ...touched, id: 'asha', name: 'Asha Verma', status: 'fee reported' }
    server.answers('previewList', { ...preview, touched: [other] })
    await press(person, 'Publish revised list 1')
    await says('Seat of Asha Verma')
    expect(document.querySelector('dialog[open]')).toBe(null)
    await says(/^To cancel this seat, first confirm the reported payment/)
  })

  it('finds again what was decided when it was revised before', async () => {
    const decision = { decision: 'keeps', reason: 'It was our mistake.', condition: '' } as const
    const person = open({
      decisions: [{ ...decision, application: 'meera', applicationNumber: 'A-1', name: 'Meera Joshi' }],
    })
    await says('It was our mistake.')
    await press(person, 'Revise list')
    server.answers('previewList', preview)
    await press(person, 'Prepare a revised list')
    await says('Seat of Meera Joshi')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Keeps the seat' }).checked).toBe(true)
  })
})
