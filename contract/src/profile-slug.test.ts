import { expect, test } from 'vitest'
import { profileKey, profileSlug } from './profile-slug.ts'

const slugOf = (name: string) => profileSlug({ id: 'k7M4qX3zz', name })

test('An address names a member by the name in Latin letters, and by six characters of the id', () => {
  expect(slugOf('Dr. Asha Verma')).toBe('dr-asha-verma-k7M4qX')
  expect(slugOf('José D’Souza')).toBe('jose-d-souza-k7M4qX')
  expect(slugOf('आशा वर्मा')).toBe('asha-varma-k7M4qX')
  expect(slugOf('डॉ. राम कुमार मिश्र')).toBe('do-ram-kumar-mishra-k7M4qX')
  expect(slugOf('李明')).toBe('profile-k7M4qX')
})

test('A profile is found by its slug, also with a former name, and by the e-mail address however it is typed', () => {
  expect(profileKey(slugOf('Asha Verma'))).toEqual({ idPrefix: 'k7M4qX' })
  expect(profileKey('asha-joshi-k7M4qX')).toEqual({ idPrefix: 'k7M4qX' })
  expect(profileKey(' Asha.Verma@College.test ')).toEqual({ email: 'asha.verma@college.test' })
  expect(profileKey('a-b@c.test')).toEqual({ email: 'a-b@c.test' })
  expect(profileKey('nobody')).toEqual({ email: 'nobody' })
})
