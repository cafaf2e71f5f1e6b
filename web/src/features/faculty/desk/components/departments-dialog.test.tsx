import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { departmentNamed, facultyAt } from '@prangan/contract/testing/fixtures'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { answer, button, fill, openScreen, press, question, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedMember, storedSite } from '../../../../testing/stored.ts'
import { ViewFaculty } from './view-faculty.tsx'

const departments = {
  [facultyAt(0).slug]: { name: { en: facultyAt(0).en, hi: facultyAt(0).hi }, isShown: true },
  astronomy: { name: { en: departmentNamed('Astronomy') }, isShown: true },
  astronmy: { name: { en: departmentNamed('Astronmy') }, isShown: true },
  old: { name: { en: departmentNamed('Old') }, isShown: false, mergedInto: facultyAt(0).slug },
}
const putSite = (more = {}) => firestore.put(documentPaths.site, storedSite({ ...departments, ...more }))

async function openDepartments() {
  putSite()
  firestore.put(documentPaths.faculty('asha'), storedMember({ department: departmentNamed('Astronmy') }))
  firestore.put(
    documentPaths.faculty('ila'),
    storedMember({ name: 'Ila Pant', department: departmentNamed('Astronmy'), isRemoved: true }),
  )
  const person = openScreen(<ViewFaculty menusHref="/desk/menus" />, '/desk')
  await press(person, 'Departments')
  await says('2 teachers')
  return person
}

async function openForms() {
  const person = await openDepartments()
  const row = [...document.querySelectorAll('li')].find((each) =>
    each.textContent.startsWith(departmentNamed('Astronmy')),
  )
  const opener = [...(row?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Name or merge',
  )
  if (!opener) throw new Error('There is no such department.')
  await person.click(opener)
  return person
}

describe('The office’s departments', () => {
  it('are listed with their teachers and pages, without those that were merged, and with the way to the menus', async () => {
    await openDepartments()
    const dialog = document.querySelector('[role="dialog"]')
    expect(dialog?.textContent).not.toContain(departmentNamed('Old'))
    const hrefs = [...(dialog?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    const byName = {
      [facultyAt(0).en]: `/faculty/${facultyAt(0).slug}`,
      [departmentNamed('Astronmy')]: '/astronmy/viewfaculty',
      [departmentNamed('Astronomy')]: '/astronomy/viewfaculty',
    }
    expect(hrefs).toEqual([
      ...Object.keys(byName)
        .toSorted()
        .map((name) => byName[name]),
      '/desk/menus',
    ])
  })

  it('get a name in Hindi, which is told to be saved, or why it is not and stays typed', async () => {
    const person = await openForms()
    fill('Name in Hindi', 'खगोल विज्ञान संकाय')
    server.refuses('nameDepartment', 'no-such-department')
    await press(person, 'Save name')
    await says(errors['no-such-department'][1])
    server.answers('nameDepartment', { message: 'The name was saved.' })
    await press(person, 'Save name')
    await says('The name was saved.')
    expect(server.callsOf('nameDepartment').at(-1)).toMatchObject({
      params: { slug: 'astronmy' },
      body: { hi: 'खगोल विज्ञान संकाय' },
    })
  })

  it('are merged once somebody has confirmed how many teachers move', async () => {
    const person = await openForms()
    expect(button('Merge departments').disabled).toBe(true)
    fill('Merge into', 'astronomy')
    await press(person, 'Merge departments')
    expect((await question()).textContent).toContain(`2 teachers move to ${departmentNamed('Astronomy')}`)
    server.refuses('mergeDepartment', 'changed-meanwhile')
    await press(person, 'Merge departments')
    await says(errors['changed-meanwhile'][1])
    server.answers('mergeDepartment', { message: 'The departments were merged.', moved: 2 })
    await answer(person, 'Merge departments')
    await says('The departments were merged.')
    expect(server.callsOf('mergeDepartment').at(-1)).toMatchObject({
      body: { into: 'astronomy', teachers: 2 },
    })
    act(() => putSite({ astronmy: { ...departments.astronmy, isShown: false, mergedInto: 'astronomy' } }))
    await waitFor(() =>
      expect(document.querySelector('[role="dialog"]')?.textContent).not.toContain(
        departmentNamed('Astronmy'),
      ),
    )
  })
})
