import { college } from '@prangan/college/config'
import { departmentSlug, isFacultySlug } from '@prangan/contract/departments'
import { departmentNamed, facultyAt } from '@prangan/contract/testing/fixtures'
import { expect, it } from 'vitest'
import { departmentsAfter } from './departments-after.ts'

const known =
  college.departments.find(({ en }) => !isFacultySlug(departmentSlug(en))) ?? college.departments[0]

it('A department has an address from its first visible teacher on, in any script, and its Hindi where that is known', () => {
  expect(departmentsAfter({}, [known.en, departmentNamed('Yoga'), departmentNamed('संस्कृत'), ''])).toEqual({
    [departmentSlug(known.en)]: { name: known, isShown: true },
    yoga: { name: { en: departmentNamed('Yoga') }, isShown: true },
    संस्कृत: { name: { en: departmentNamed('संस्कृत') }, isShown: true },
  })
})

it('Two spellings have two addresses, and none takes that of another part of the site', () => {
  const names = [
    departmentNamed('Naval Science'),
    departmentNamed('Naval-Science'),
    departmentNamed('News'),
    departmentNamed(facultyAt(0).slug),
  ]
  expect(Object.keys(departmentsAfter({}, names)).sort()).toEqual(
    [`${facultyAt(0).slug}-2`, 'naval-science', 'naval-science-2', 'news-2'].sort(),
  )
})

it('A name of nothing but signs has an address too', () => {
  expect(Object.keys(departmentsAfter({}, [departmentNamed('!!!')]))).toEqual(['department'])
})

it('A department whose last teacher leaves keeps its name and address', () => {
  const yoga = { name: { en: departmentNamed('Yoga'), hi: 'योग संकाय' }, isShown: true }
  expect(departmentsAfter({ yoga }, [])).toEqual({ yoga: { ...yoga, isShown: false } })
})

it('A spelling that was merged stays so, until a teacher has it again', () => {
  const merged = { name: { en: departmentNamed('Astronmy') }, isShown: false, mergedInto: 'astronomy' }
  expect(departmentsAfter({ astronmy: merged }, [])).toEqual({ astronmy: merged })
  expect(departmentsAfter({ astronmy: merged }, [departmentNamed('Astronmy')])).toEqual({
    astronmy: { name: { en: departmentNamed('Astronmy') }, isShown: true },
  })
})
