import { expect, it } from 'vitest'
import { initialsOf } from './names.ts'

it('Who has no photo is shown by their initials, without titles and in either script', () => {
  expect(initialsOf('Prof. (Smt.) Vaidehi Sitalakshmi Rao')).toBe('VR')
  expect(initialsOf('Drishti')).toBe('D')
  expect(initialsOf('Captain Vikram Singh Rathaur')).toBe('VR')
  expect(initialsOf('पुष्पा देवी मौर्य')).toBe('पुमौ')
  expect(initialsOf('  ')).toBe('')
})
