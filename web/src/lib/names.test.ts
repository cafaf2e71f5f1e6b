import { expect, it } from 'vitest'
import { initialsOf } from './names.ts'

it('Who has no photo is shown by their initials, without titles and in either script', () => {
  expect(initialsOf('Prof. (Smt.) Vaidehi Sitalakshmi Rao')).toBe('VR')
  expect(initialsOf('Drishti')).toBe('D')
  expect(initialsOf('Captain Vikram Singh Rathaur')).toBe('VR')
  expect(initialsOf('पुष्पा देवी मौर्य')).toBe('पुमौ')
  expect(initialsOf('प्रो. (श्रीमती) पुष्पलता विश्वकर्मा')).toBe('पुवि')
  expect(initialsOf('श्रीराम वर्मा')).toBe('श्रीव')
  expect(initialsOf('श्री')).toBe('श्री')
  expect(initialsOf('क्षितिज द्विवेदी')).toBe('क्षिद्वि')
  expect(initialsOf('  ')).toBe('')
})
