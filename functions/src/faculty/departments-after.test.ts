import { expect, it } from 'vitest'
import { departmentsAfter } from './departments-after.ts'

it('A department has an address from its first visible teacher on, in any script, and its Hindi where that is known', () => {
  expect(departmentsAfter({}, ['Faculty of Commerce', 'Faculty of Yoga', 'Faculty of संस्कृत', ''])).toEqual({
    commerce: { name: { en: 'Faculty of Commerce', hi: 'वाणिज्य संकाय' }, isShown: true },
    yoga: { name: { en: 'Faculty of Yoga' }, isShown: true },
    संस्कृत: { name: { en: 'Faculty of संस्कृत' }, isShown: true },
  })
})

it('Two spellings have two addresses, and none takes that of another part of the site', () => {
  const names = ['Faculty of Home Science', 'Faculty of Home-Science', 'Faculty of News', 'Faculty of arts']
  expect(Object.keys(departmentsAfter({}, names)).sort()).toEqual([
    'arts-2',
    'home-science',
    'home-science-2',
    'news-2',
  ])
})

it('A name of nothing but signs has an address too', () => {
  expect(Object.keys(departmentsAfter({}, ['Faculty of !!!']))).toEqual(['department'])
})

it('A department whose last teacher leaves keeps its name and address', () => {
  const yoga = { name: { en: 'Faculty of Yoga', hi: 'योग संकाय' }, isShown: true }
  expect(departmentsAfter({ yoga }, [])).toEqual({ yoga: { ...yoga, isShown: false } })
})

it('A spelling that was merged stays so, until a teacher has it again', () => {
  const merged = { name: { en: 'Faculty of Comerce' }, isShown: false, mergedInto: 'commerce' }
  expect(departmentsAfter({ comerce: merged }, [])).toEqual({ comerce: merged })
  expect(departmentsAfter({ comerce: merged }, ['Faculty of Comerce'])).toEqual({
    comerce: { name: { en: 'Faculty of Comerce' }, isShown: true },
  })
})
