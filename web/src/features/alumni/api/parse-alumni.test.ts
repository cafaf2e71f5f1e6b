import { degreeAt } from '@prangan/contract/testing/fixtures'
import { expect, it, vi } from 'vitest'
import { toAlumni } from './parse-alumni.ts'

const ila = {
  name: 'इला पंत',
  photo: '',
  degree: degreeAt(1),
  yearOfPassing: '2019',
  designation: 'Accountant',
  workingAddress: 'Rampur',
}

it('An alumnus on two pages at once, as when one leaves the first, is shown once', () => {
  const mohan = { ...ila, name: 'Mohan' }
  const alumni = toAlumni([
    { id: 'a', data: ila },
    { id: 'b', data: mohan },
    { id: 'b', data: mohan },
  ])
  expect(alumni).toEqual([
    { ...ila, id: 'a' },
    { ...mohan, id: 'b' },
  ])
})

it('A document that is not as agreed is reported and left out, and private fields never pass', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const rows = [
    { id: 'odd', data: { ...ila, yearOfPassing: 2019 } },
    { id: 'gone', data: undefined },
    { id: 'slip', data: { ...ila, email: 'ila@private.example' } },
  ]
  expect(toAlumni(rows)).toEqual([{ ...ila, id: 'slip' }])
  expect(report.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining('odd'),
    expect.stringContaining('gone'),
  ])
})
