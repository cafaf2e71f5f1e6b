import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { type Grant, grantNames } from '@prangan/contract/roles'
import type { PersonItem } from '@prangan/contract/schemas/people'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deskMessages } from '../../../../messages/desk.ts'
import { field, fill, openScreen, press, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { permissionPresets } from '../permission-presets.ts'
import { ViewPeople } from './view-people.tsx'

const teacher: PersonItem = {
  uid: 'ravi',
  name: 'Ravi Mishra',
  email: 'ravi@college.test',
  role: 'faculty',
  grants: [],
  state: 'active',
  lastSignIn: '',
  firstPasswordUntil: '',
  version: 3,
}
const labelOf = (grant: Grant) => deskMessages().grants[grant].label
const ticked = () => grantNames.filter((grant) => field(labelOf(grant)).checked)
const webmaster = permissionPresets.find(({ name }) => name.en === 'Webmaster')?.grants ?? []

async function openForm(given: Partial<PersonItem> = {}) {
  server.answers('listPeople', { people: [{ ...teacher, ...given }] })
  const user = openScreen(<ViewPeople />, '/desk?open=ravi')
  await press(user, 'Change permissions')
  await waitFor(() => field(labelOf('news:publish')))
  return user
}

describe('An admin who gives a teacher an office', () => {
  it('finds the permissions by area', async () => {
    await openForm()
    const areas = [...document.querySelectorAll('fieldset fieldset')].map((area) => [
      area.querySelector('legend')?.textContent,
      area.querySelectorAll('input[type="checkbox"]').length,
    ])
    expect(areas.slice(0, 4)).toEqual([
      ['Notices', 3],
      ['Pages and library', 5],
      ['Alumni and teachers', 3],
      ['Activity', 1],
    ])
  })

  it('ticks all that the office needs, changes a tick, and grants only what is saved', async () => {
    const user = await openForm()
    await press(user, 'Webmaster')
    await says(/^Ticked for Webmaster, /)
    expect(webmaster).toContain('page:structure')
    expect(ticked()).toEqual(webmaster)
    expect(server.callsOf('grantAbilities')).toEqual([])
    await user.click(field(labelOf('media:edit')))
    server.answers('grantAbilities', { message: 'The permissions were saved.', version: 4 })
    server.answers('listPeople', { people: [teacher] })
    await press(user, 'Save')
    await says('The permissions were saved.')
    const grants = webmaster.filter((grant) => grant !== 'media:edit')
    expect(server.callsOf('grantAbilities')).toMatchObject([{ body: { grants, lastDays: {}, version: 3 } }])
  })

  it('takes nothing away that the teacher has, nor its last day', async () => {
    const friday = addDays(dayInIndia(new Date()), 4)
    const user = await openForm({ grants: ['audit:read'], lastDays: { 'audit:read': friday } })
    await press(user, 'Webmaster')
    await waitFor(() =>
      expect(ticked()).toEqual(
        grantNames.filter((grant) => grant === 'audit:read' || webmaster.includes(grant)),
      ),
    )
    server.answers('grantAbilities', { message: 'The permissions were saved.', version: 4 })
    server.answers('listPeople', { people: [teacher] })
    await press(user, 'Save')
    await says('The permissions were saved.')
    expect(server.callsOf('grantAbilities')).toMatchObject([{ body: { lastDays: { 'audit:read': friday } } }])
  })

  it('gives one last day to all that is ticked, now or later', async () => {
    const friday = addDays(dayInIndia(new Date()), 4)
    const user = await openForm({ grants: ['audit:read'] })
    fill('Last day of all that are ticked', friday)
    await press(user, 'Webmaster')
    server.answers('grantAbilities', { message: 'The permissions were saved.', version: 4 })
    server.answers('listPeople', { people: [teacher] })
    await press(user, 'Save')
    await says('The permissions were saved.')
    const grants = grantNames.filter((grant) => grant === 'audit:read' || webmaster.includes(grant))
    const lastDays = Object.fromEntries(grants.map((grant) => [grant, friday]))
    expect(server.callsOf('grantAbilities')).toMatchObject([{ body: { grants, lastDays } }])
  })

  it('ticks everything for the principal’s substitute, and never the accounts', async () => {
    const user = await openForm()
    await press(user, 'Principal’s substitute')
    expect(ticked()).toEqual(grantNames)
    expect(document.querySelector('[role="dialog"]')?.textContent).not.toContain('password reset')
  })
})
