import { firestore } from '@prangan/web/testing/firestore.ts'
import {
  answer,
  button,
  field,
  fill,
  openScreen,
  press,
  question,
  says,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type {
  AdmissionListDocument,
  ObjectionDocument,
  Unusual,
} from '../../../contract/schemas/admission-lists.ts'
import { meritRow, published, report, rows, storedList } from '../../testing/merit-list.ts'
import { storedSession } from '../../testing/stored.ts'
import { ViewLists } from './view-lists.tsx'

const putList = (given: Partial<AdmissionListDocument> = {}, id = 'one') =>
  act(() => firestore.put(admissionPaths.list(id), storedList(given)))
const putObjection = (given: Partial<ObjectionDocument> = {}) =>
  act(() =>
    firestore.put(admissionPaths.objection('one', 'first'), {
      ...{ application: 'kiran', applicationNumber: 'SDC-2026-7KK2', name: 'Kiran Rao' },
      about: { application: 'meera', name: 'Meera Joshi', rank: 1 },
      ...{ text: 'Her marks are 412.', document: '', at: published, status: 'open' },
      ...{ answer: '', answeredAt: null, answeredBy: '' },
      ...given,
    }),
  )
function open() {
  act(() => firestore.put(admissionPaths.session('session'), storedSession()))
  return openScreen(<ViewLists />, '/desk')
}
const provisional = { objectionsUntil: new Date('2026-07-23T11:30:00Z') }
const text = () => document.body.textContent ?? ''
const answers = { number: 1, basis: 'basis', rows, report, unusual: [], touched: [] }

afterEach(() => {
  vi.useRealTimers()
})

describe('A registrar', () => {
  it('publishes a list as provisional with at least a day for objections', async () => {
    const person = open()
    server.answers('previewList', answers)
    await press(person, 'Prepare the next list')
    await press(person, 'Publish as provisional…')
    expect((await question()).textContent).toContain('No seat is offered from it')
    fill('Objections until (India time)', '2020-07-20T17:00')
    await press(person, 'Publish as provisional')
    await says('Give applicants at least a day for objections.')
    fill('Objections until (India time)', '2099-07-20T17:00')
    server.answers('publishList', { message: 'Published.', id: 'one' })
    await answer(person, 'Publish as provisional')
    await says('List 1 is published as provisional.')
    expect(server.callsOf('publishList')).toMatchObject([
      { body: { number: 1, replaces: '', objectionsUntil: '2099-07-20T11:30:00.000Z' } },
    ])
  })

  it('offers no seat from a provisional list, and prepares its final list, not the next one', async () => {
    putList(provisional)
    open()
    await says('Provisional list: objections until 23 Jul 2026, 5:00 pm.')
    button('Prepare the final list')
    button('Withdraw list')
    for (const name of ['Offer seats', 'Prepare the next list', 'Revise list'])
      expect(() => button(name)).toThrow()
  })

  it('looks again only at what is unusual since the provisional list', async () => {
    putList({
      objectionsUntil: published,
      unusual: [
        { point: 'ties', count: 2 },
        { point: 'unchecked', count: 3, about: ['a', 'b', 'c'] },
      ],
      remark: 'They did not answer.',
    })
    const person = open()
    const unusual: Unusual[] = [
      { point: 'ties', count: 2 },
      { point: 'unchecked', count: 2, about: ['a', 'b'] },
    ]
    server.answers('previewList', { ...answers, unusual })
    await press(person, 'Prepare the final list')
    await says('Points that were the same for the list before are ticked already.')
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      false,
    ])
    expect(field('Why the list is published now').value).toBe('They did not answer.')
  })

  it('answers an objection with a reason, and is led to the application that it is about', async () => {
    putList({ ...provisional, objections: { all: 1, open: 1, upheld: 0 } })
    putObjection()
    const person = open()
    await says('1 objection is not answered yet. Answer it below before you publish the final list.')
    await waitFor(() => button('Answer objection Kiran Rao'))
    expect(text()).toContain('About rank 1, Meera Joshi')
    expect(text()).not.toContain('Open the document')
    putObjection({ document: 'objection-2' })
    const link = await screen.findByRole('link', { name: 'Open the document that came with it' })
    expect(link.getAttribute('href')).toMatch(/document=objection-2$/)
    server.answers('readMeritTrace', { trace: null })
    server.answers('readMeritTrace', { trace: null })
    await press(person, 'Answer objection Kiran Rao')
    const links = [...(await question()).querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([expect.stringMatching(/\/meera$/)])
    await press(person, 'Send answer')
    await says('Please choose.')
    await says('Please give the reason.')
    await person.click(screen.getByRole('radio', { name: 'Upheld' }))
    fill('Reason', 'The marksheet says 412.')
    server.answers('answerObjection', { message: 'Answered.' })
    await answer(person, 'Send answer')
    await says('The objection of Kiran Rao is answered.')
    expect(server.callsOf('answerObjection')).toMatchObject([
      {
        params: { id: 'one', objection: 'first' },
        body: { isUpheld: true, answer: 'The marksheet says 412.', needsNoCorrection: false },
      },
    ])
  })

  it('reads how both ranks were calculated while answering an objection', async () => {
    putList({ ...provisional, objections: { all: 1, open: 1, upheld: 0 } })
    putObjection()
    const person = open()
    await waitFor(() => button('Answer objection Kiran Rao'))
    for (const obtained of [36_000, 34_500])
      server.answers('readMeritTrace', {
        trace: {
          ...{ rule: 3, claims: [], weightage: 0 },
          marks: [{ exam: 'xii', weight: 100, obtained, maximum: 50_000 }],
        },
      })
    await press(person, 'Answer objection Kiran Rao')
    const dialog = within(await question())
    await person.click(dialog.getByText('How both ranks were calculated'))
    const about = within(dialog.getByRole('region', { name: 'Rank 1, Meera Joshi' }))
    await about.findByText('360.00 of 500.00 = 72.00 %')
    const own = within(dialog.getByRole('region', { name: 'Rank 3, Kiran Rao' }))
    await own.findByText('345.00 of 500.00 = 69.00 %')
    expect(server.callsOf('readMeritTrace').map(({ params }) => params)).toEqual([
      { id: 'one', application: 'meera' },
      { id: 'one', application: 'kiran' },
    ])
  })

  it('reads one calculation where somebody objects to their own rank, and none for somebody not on the list', async () => {
    putList({ ...provisional, objections: { all: 1, open: 1, upheld: 0 } })
    putObjection({ about: { application: 'kiran', name: 'Kiran Rao', rank: 3 } })
    const person = open()
    await waitFor(() => button('Answer objection Kiran Rao'))
    server.answers('readMeritTrace', { trace: null })
    await press(person, 'Answer objection Kiran Rao')
    await says('How the rank was calculated')
    await says('There is no record of how this rank was calculated.')
    await press(person, 'Cancel')
    const unlisted = { application: 'neha', name: 'Neha Rao' }
    putObjection({ ...unlisted, about: { ...unlisted, rank: 0 } })
    await waitFor(() => button('Answer objection Neha Rao'))
    await press(person, 'Answer objection Neha Rao')
    await question()
    expect(text()).not.toContain('calculated')
  })

  it('can’t publish the final list while applicants can object; once they no longer can, the desk offers it', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    vi.setSystemTime(new Date('2026-07-23T11:00:00Z'))
    putList(provisional)
    const person = open()
    await says(
      'The time for objections ends on 23 Jul 2026, 5:00 pm: the final list can be published after that.',
    )
    server.answers('previewList', answers)
    await press(person, 'Prepare the final list')
    await waitFor(() => expect(button('Publish final list 1').ariaDisabled).toBe('true'))
    button('Withdraw list')
    act(() => vi.advanceTimersByTime(30 * 60_000))
    await waitFor(() => expect(button('Publish final list 1').ariaDisabled).not.toBe('true'))
    expect(text()).not.toContain('The time for objections ends on')
  })

  it('sees what the final list changes, before it is published', async () => {
    putList({ ...provisional, objections: { all: 1, open: 0, upheld: 1 } })
    putObjection({ status: 'upheld', answer: 'It is corrected.', answeredAt: published })
    const person = open()
    await says('1 objection, 1 upheld.')
    const [first, second] = rows
    const changed = [
      meritRow({ ...second, rank: 1, under: 'open' }),
      meritRow({ ...first, rank: 2 }),
      ...rows.slice(2),
    ]
    server.answers('previewList', { ...answers, rows: changed })
    await press(person, 'Prepare the final list')
    await says(
      '1 applicant gets, loses or changes a seat. 1 other has another rank or place on the waiting list.',
    )
    expect(text()).toMatch(/rank 2, Other Backward Class \(OBC\) →becomes rank 1, Open/)
    await press(person, 'Publish final list 1')
    server.answers('publishList', { message: 'Published.', id: 'one-r1' })
    await answer(person, 'Publish final list 1')
    await says('Final list 1 is published.')
    expect(server.callsOf('publishList')).toMatchObject([{ body: { replaces: 'one', objectionsUntil: '' } }])
  })

  it('revises a list whose seats were not offered, with a reason that everybody reads', async () => {
    putList()
    const person = open()
    await press(person, 'Revise list')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Revised list'))
    server.answers('previewList', answers)
    await press(person, 'Prepare a revised list')
    await says('Nothing: every rank and every seat stays as it is.')
    await press(person, 'Publish revised list 1')
    await says('Please write why.')
    fill('Why the list is revised', 'Marks were entered wrongly.')
    expect(text()).not.toContain('Please write why.')
    await press(person, 'Publish revised list 1')
    expect((await question()).textContent).toContain('Those whose rank or place changes get an e-mail')
    server.answers('publishList', { message: 'Published.', id: 'one-r1' })
    await answer(person, 'Publish revised list 1')
    await says('Revised list 1 is published.')
    expect(server.callsOf('publishList')).toMatchObject([
      { body: { replaces: 'one', because: 'Marks were entered wrongly.' } },
    ])
  })
})

describe('A list that was replaced', () => {
  it('stays below its final list, without a button that changes it', async () => {
    putList({ ...provisional, status: 'replaced' })
    const counts = { all: 2, open: 0, upheld: 1 }
    putList({ revision: 1, replaces: 'one', objections: counts }, 'one-r1')
    open()
    await says('Final list: 2 objections to the provisional list, 1 upheld.')
    expect([...document.querySelectorAll('article h2')].map((heading) => heading.textContent)).toEqual([
      'List 1, final',
      'List 1',
    ])
    expect(text()).toContain('Replaced')
    expect(document.querySelectorAll('article')[1]?.textContent).not.toContain('Withdraw list')
  })

  it('opens as it was published below the one that replaced it, with when and why', async () => {
    const again = new Date('2026-07-25T05:00:00Z')
    const [first] = rows
    if (!first) throw new Error('The list has no row.')
    putList({ status: 'replaced', rows: [{ ...first, name: 'Meera Joshi before' }] })
    putList({ revision: 1, replaces: 'one', because: 'Marks were corrected.', publishedAt: again }, 'one-r1')
    const person = open()
    const [, earlier] = await waitFor(() => {
      const found = document.querySelectorAll('article')
      expect(found).toHaveLength(2)
      return [...found]
    })
    expect(earlier?.closest('details')?.querySelector('summary')?.textContent).toBe('Earlier version')
    expect(earlier?.textContent).toContain('Published on 20 Jul 2026')
    expect(earlier?.textContent).toContain('Replaced on 25 Jul 2026, 10:30 am: Marks were corrected.')
    await press(person, 'Show the list')
    expect(earlier?.textContent).toContain('Meera Joshi before')
  })
})
