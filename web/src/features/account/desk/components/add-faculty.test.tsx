import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { departmentSuggestions } from '@prangan/contract/schemas/accounts'
import { departmentNamed, designationAt, facultyAt } from '@prangan/contract/testing/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import {
  field,
  fillIn,
  isToldAt,
  leaveAnd,
  messagesOf,
  openScreen,
  press,
  says,
  sendTwice,
  typedIn,
} from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedSite } from '../../../../testing/stored.ts'
import { AddFaculty } from './add-faculty.tsx'

const noAnswer = 'The server could not be reached. Check your internet connection.'

const open = () => openScreen(<AddFaculty />)
const kavita = {
  Name: 'Kavita Joshi',
  Designation: designationAt(1),
  Department: 'Astronomy',
  Email: 'kavita@college.test',
  Password: 'First lamp of the year',
} as const

const typed = () => typedIn(...Object.keys(kavita))

describe('An admin who adds a teacher', () => {
  it('is told once what the stars mean', async () => {
    open()
    await says('Fields with * are required.')
    expect(document.querySelectorAll('form [data-required]').length).toBeGreaterThan(1)
  })

  it('is told under each field what is missing', async () => {
    const person = open()
    await press(person, 'Add Faculty')
    await isToldAt('Name', 'Name is required.')
    expect(messagesOf('Designation')).toContain('Please choose a designation.')
    expect(messagesOf('Department')).toContain('Department is required.')
    expect(messagesOf('Email')).toContain('Please enter a valid e-mail address.')
    expect(messagesOf('Password')).toContain('The password needs at least 8 characters.')
  })

  it('loses nothing typed when the network, a gateway or the server’s rules stand in the way', async () => {
    const person = open()
    fillIn(kavita)
    server.isOutOfReach('addFaculty')
    await press(person, 'Add Faculty')
    await says(`An error occurred. Please try again. ${noAnswer}`)
    server.isBehindBrokenGateway('addFaculty')
    await press(person, 'Add Faculty')
    await says('Failed to add faculty')
    server.refuses('addFaculty', 'weak-password', { psw: errors['weak-password'][1] })
    await press(person, 'Add Faculty')
    await isToldAt('Password', errors['weak-password'][1])
    server.refuses('addFaculty', 'email-taken')
    await press(person, 'Add Faculty')
    await isToldAt('Email', errors['email-taken'][1])
    expect(typed()).toEqual(Object.values(kavita))
  })

  it('adds the teacher once, however often Enter is pressed, and the form is ready for the next', async () => {
    open()
    fillIn(kavita)
    const letGo = server.holds('addFaculty', { message: 'Faculty added successfully!' })
    sendTwice('Add Faculty')
    await says('Submitting...')
    expect(field('Password').matches(':disabled')).toBe(true)
    letGo()
    await says('Faculty added successfully!')
    expect(server.callsOf('addFaculty')).toMatchObject([{ body: { dept: departmentNamed('Astronomy') } }])
    expect(typed()).toEqual(['', '', '', '', ''])
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  })

  it('adds office staff without what only a teacher’s profile shows', async () => {
    const person = open()
    await person.click(await screen.findByLabelText('Office staff'))
    expect(screen.queryByLabelText(/Designation/)).toBeNull()
    fillIn({ Name: kavita.Name, Email: kavita.Email, Password: kavita.Password })
    server.answers('addFaculty', { message: 'Office staff added successfully!' })
    await press(person, 'Add Faculty')
    await says('Office staff added successfully!')
    expect(server.callsOf('addFaculty')).toMatchObject([{ body: { userType: 'faculty', profile: 'none' } }])
  })

  it('reads at the choice that somebody still has a teacher’s profile', async () => {
    const person = open()
    await person.click(await screen.findByLabelText('Office staff'))
    fillIn({ Name: kavita.Name, Email: kavita.Email, Password: kavita.Password })
    server.refuses('addFaculty', 'invalid-input', {
      profile: 'This person has a teacher’s profile. Choose Faculty.',
    })
    await press(person, 'Add Faculty')
    await says('This person has a teacher’s profile. Choose Faculty.')
  })

  it('is offered the college’s departments and those typed before, without those merged into another', async () => {
    firestore.put(
      documentPaths.site,
      storedSite({
        [facultyAt(0).slug]: { name: { en: facultyAt(0).en }, isShown: true },
        oceanography: { name: { en: departmentNamed('Oceanography') }, isShown: true },
        oceangraphy: {
          name: { en: departmentNamed('Oceangraphy') },
          isShown: false,
          mergedInto: 'oceanography',
        },
      }),
    )
    open()
    const offered = () => [...(field('Department').list?.options ?? [])].map(({ value }) => value)
    await waitFor(() => expect(offered()).toEqual([...departmentSuggestions, 'Oceanography']))
  })

  it('is asked before it is left half filled in, and finds it again but for the password', async () => {
    const person = open()
    fillIn({ Name: 'Kavita', Password: kavita.Password })
    await leaveAnd(person, 'Keep writing')
    expect(field('Name').value).toBe('Kavita')
    expect(Object.values({ ...sessionStorage }).join()).toContain('Kavita')
    expect(Object.values({ ...sessionStorage }).join()).not.toContain(kavita.Password)
    await leaveAnd(person, 'Throw away')
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('Kavita')
  })
})
