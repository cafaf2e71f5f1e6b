import { departmentPath } from '@prangan/contract/departments'
import { documentPaths } from '@prangan/contract/paths'
import { facultyAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { firestore } from '../../../testing/firestore.ts'
import { openScreen, press, says } from '../../../testing/screen.tsx'
import { storedMember } from '../../../testing/stored.ts'
import { FacultyList } from './faculty-list.tsx'

const open = () =>
  openScreen(
    <FacultyList department={facultyAt(0).en} initial={{ status: 'loading' }} />,
    departmentPath(facultyAt(0).slug),
  )
const put = (name: string, more = {}) =>
  firestore.put(documentPaths.faculty(name), storedMember({ name, ...more }))

describe('A visitor of a faculty', () => {
  it('is told that there is nobody, whom the office has removed included', async () => {
    put('Ravi Mishra', { department: facultyAt(1).en })
    put('Vaidehi Rao', { isRemoved: true })
    open()
    await says('No faculty found')
  })

  it('is told that it could not be read, and not that there is nobody; trying again shows them', async () => {
    put('Asha Verma')
    firestore.goAway()
    const person = open()
    await says('Something went wrong!')
    expect(document.body.textContent).not.toContain('No faculty found')
    firestore.comeBack()
    await press(person, 'Try again')
    await says('Asha Verma')
  })
})
