import { expect, it } from 'vitest'
import { openScreen } from '../../../testing/screen.tsx'
import { storedMember } from '../../../testing/stored.ts'
import { toMembers } from '../api/parse-faculty.ts'
import { ProfileHeader } from './profile-header.tsx'

const phonesOf = (phone: string) => {
  const [member] = toMembers([{ id: 'asha', data: { ...storedMember(), phone } }])
  if (!member) throw new Error('There is no member.')
  openScreen(<ProfileHeader member={member} />)
  const shown = [...document.querySelectorAll('dd')][0]
  return [shown?.textContent, [...(shown?.querySelectorAll('a') ?? [])].map(({ href }) => href)]
}

it('A visitor dials each number of a teacher, and reads the rest as it was typed', () => {
  expect(phonesOf('01234-255010 ext. 12, 55500 10116')).toEqual([
    '01234-255010 ext. 12, 55500 10116',
    ['tel:01234255010', 'tel:5550010116'],
  ])
})

it('A phone that cannot be dialled is no link', () => {
  expect(phonesOf('abc!!')).toEqual(['abc!!', []])
})
