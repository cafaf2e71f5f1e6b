import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { button, field, fill, isToldAt, press, says, typedIn } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { describe, expect, it, vi } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { gone, openApplication, text, token } from '../../testing/open-application.tsx'
import { ownApplication } from '../../testing/own-application.ts'

const until = '2026-07-05T11:30:00Z'
const rank = {
  list: 'list1',
  listNumber: 1,
  rank: 12,
  index: 8_525,
  waiting: 0,
  publishedAt: '2026-07-01T11:30:00Z',
  objectionsUntil: until,
  trace: null,
  cutoffs: [],
}
const may = ownApplication().may
const open: Partial<OwnApplication> = {
  state: 'ranked',
  rank,
  provisional: { list: 'list1', listNumber: 1, until, slot: 'objection-1' },
  may: { ...may, object: true },
}
const objection: OwnApplication['objections'][number] = {
  ...{ listNumber: 1, rank: 0, text: 'My marks are 412.', at: '2026-07-02T05:00:00Z' },
  ...{ status: 'open', answer: '', answeredAt: null },
}

describe('An applicant on a provisional list', () => {
  it('sees that it is provisional, until when to object, and that no seat is offered from it', async () => {
    vi.setSystemTime('2026-07-03T12:00:00Z')
    await openApplication(open)
    for (const said of [
      'You are on the provisional list with a seat.',
      'Objections until 5 July 2026, 5:00 pm (1 day left)',
      'The final list comes after the objections are answered.',
      'Provisional merit list 1: objections until 5 July 2026, 5:00 pm',
    ])
      expect(text()).toContain(said)
  })

  it('is led from a refused claim to the objection', async () => {
    const person = await openApplication({
      ...open,
      refused: [{ item: 'claim:ncc', reason: 'It has expired.' }],
    })
    expect(text()).toContain('object to it: say why, and add a document.')
    await press(person, 'Object: Claim: NCC certificate')
    expect(document.activeElement).toBe(field('What is wrong'))
    expect(typedIn('What is wrong')).toEqual(['About “Claim: NCC certificate”: '])
    await person.keyboard('It is valid until 2027.')
    await press(person, 'Object: Claim: NCC certificate')
    expect(typedIn('What is wrong')).toEqual(['About “Claim: NCC certificate”: It is valid until 2027.'])
  })

  it('is led from a correction of the office to the objection, and adds it to what was typed', async () => {
    const correction = { fact: 'domicile', before: 'Uttar Pradesh', after: 'Bihar', reason: 'Misread.' }
    const person = await openApplication({
      ...open,
      corrections: [
        { ...correction, document: 'xii', isByOffice: true, at: '2026-07-02T05:00:00Z' },
        { ...correction, document: '', isByOffice: false, at: '2026-07-01T05:00:00Z' },
      ],
    })
    fill('What is wrong', 'My rank is too low.')
    await press(person, 'Object: Correction: State of domicile')
    expect(typedIn('What is wrong')).toEqual(['My rank is too low.\nAbout “Correction: State of domicile”: '])
  })

  it('has no button to object before a list is open for objections', async () => {
    await openApplication({ refused: [{ item: 'claim:ncc', reason: 'It has expired.' }] })
    expect(text()).toContain('If you think this is wrong, write to the office at once.')
    expect(document.querySelector('a[href="/contact"]')?.textContent).toBe('write to the office')
    expect(() => button('Object: Claim: NCC certificate')).toThrow()
  })

  it('waits for the final list once the time has ended', async () => {
    await openApplication({ ...open, provisional: null, may })
    expect(text()).toContain('The office answers the objections, then publishes the final list.')
    expect(text()).not.toContain('Object to provisional list 1')
  })

  it('objects to somebody else’s place, and sees the objection without a second form', async () => {
    const person = await openApplication(open)
    await press(person, 'Send objection')
    await isToldAt('What is wrong', 'Objection is required.')
    fill('What is wrong', 'Rank 3 has no NCC certificate.')
    fill('Rank on the list', 'three')
    await press(person, 'Send objection')
    await isToldAt('Rank on the list', 'Please enter the rank as a number, or leave it empty.')
    fill('Rank on the list', '३')
    const sent = { ...objection, rank: 3, text: 'Rank 3 has no NCC certificate.' }
    server.answers('objectToList', ownApplication({ ...open, objections: [sent], may }))
    await press(person, 'Send objection')
    await says('You have sent an objection. The office answers it here and by e-mail.')
    expect(server.callsOf('objectToList')).toMatchObject([
      { body: { token, list: 'list1', rank: 3, text: 'Rank 3 has no NCC certificate.' } },
    ])
    await gone('Send objection')
    for (const said of ['Merit list 1, rank 3', 'Not answered yet']) expect(text()).toContain(said)
  })

  it('is told at the field that nobody has the rank, and keeps what was typed', async () => {
    const person = await openApplication(open)
    fill('What is wrong', 'My marks are 412.')
    fill('Rank on the list', '99')
    server.refuses('objectToList', 'invalid-input', { rank: fieldTexts.noSuchRank })
    await press(person, 'Send objection')
    await isToldAt('Rank on the list', fieldTexts.noSuchRank)
    server.refuses('objectToList', 'objections-ended')
    server.answers('readOwnApplication', ownApplication({ ...open, provisional: null, may }))
    fill('Rank on the list', '')
    await press(person, 'Send objection')
    await says(`${errors['objections-ended'][1]} This page now shows the current status.`)
  })

  it('can add a document, which the office sees with the objection', async () => {
    await openApplication(open)
    await says('Document with your objection (1)')
    await says('optional')
  })

  it('is told that what was refused can be objected to after the last answer', async () => {
    await openApplication({
      ...{ ...open, may, objections: [objection] },
      refused: [{ item: 'claim:ncc', reason: 'It has expired.' }],
    })
    expect(text()).toContain('you can object to it once the office has answered your last objection.')
    expect(() => button('Object: Claim: NCC certificate')).toThrow()
  })

  it('reads the office’s answer', async () => {
    const answered = { status: 'upheld', answer: 'It is corrected.', answeredAt: until } as const
    await openApplication({ ...open, objections: [{ ...objection, ...answered }] })
    for (const said of ['Merit list 1, your own place', 'Upheld', 'The office writes: It is corrected.'])
      expect(text()).toContain(said)
  })
})

describe('An applicant who is not on the provisional list', () => {
  it('can object, too, and sees until when', async () => {
    vi.setSystemTime('2026-07-05T10:00:00Z')
    await openApplication({ ...open, state: 'in scrutiny', rank: null })
    expect(text()).toContain('Object to provisional list 1')
    expect(text()).toContain('Objections until 5 July 2026, 5:00 pm (less than an hour left)')
  })
})
