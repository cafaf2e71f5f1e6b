import { field, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RenewAccess } from './renew-access.tsx'

const number = 'SDC-2026-K7M4QX3'
const onOpened = vi.fn<(token: string) => void>()
const onCancel = vi.fn()
const open = () =>
  openScreen(
    <RenewAccess number={number} contact="meera@college.test" onOpened={onOpened} onCancel={onCancel} />,
  )
/** The input of the code: its form has the same name. */
const codeInput = () => document.querySelector<HTMLInputElement>('[name=code]')
const type = (code: string) => fireEvent.input(codeInput() ?? document.body, { target: { value: code } })
const asksFor = async (person: ReturnType<typeof open>, button: string, flow: string) => {
  server.answers('requestApplicationCode', { message: `Mail of ${flow}.`, flow })
  await press(person, button)
  await says(`Mail of ${flow}.`)
  await waitFor(() => expect(document.activeElement).toBe(codeInput()))
}

beforeEach(() => {
  onOpened.mockReset()
  onCancel.mockReset()
})

describe('An applicant whose application was shut meanwhile', () => {
  it('is asked for no more than a click and six digits, and goes on with the code of the last mail', async () => {
    const person = open()
    expect(field('Your e-mail or mobile number').value).toBe('meera@college.test')
    await asksFor(person, 'Mail me a code', 'flow1')
    await asksFor(person, 'Mail me another code', 'flow2')
    expect(server.callsOf('requestApplicationCode')).toMatchObject([
      { body: { number, contact: 'meera@college.test', language: 'en' } },
      { body: { number } },
    ])
    server.answers('openApplication', { token: 'second', expiresAt: '2026-06-20T10:00:00Z' })
    type('123456')
    await press(person, 'Continue')
    await waitFor(() => expect(onOpened).toHaveBeenCalledWith('second'))
    expect(server.callsOf('openApplication')).toMatchObject([
      { body: { number, code: '123456', flow: 'flow2' } },
    ])
  })

  it('is told at the field of a wrong code, and of one that is not six digits', async () => {
    const person = open()
    await asksFor(person, 'Mail me a code', 'flow1')
    type('12')
    await press(person, 'Continue')
    await says(/Please check the code/)
    expect(codeInput()?.getAttribute('aria-invalid')).toBe('true')
    server.refuses('openApplication', 'wrong-code')
    type('654321')
    await press(person, 'Continue')
    await waitFor(() => expect(server.callsOf('openApplication')).toHaveLength(1))
    await waitFor(() => expect(document.activeElement).toBe(codeInput()))
    expect(codeInput()?.getAttribute('aria-invalid')).toBe('true')
    expect(onOpened).not.toHaveBeenCalled()
  })

  it('waits where too many codes were asked for, and can leave it for later', async () => {
    const person = open()
    server.asksToWait('requestApplicationCode', 'too-often', 600)
    await press(person, 'Mail me a code')
    await says(/You can try again in 10 minutes/)
    await press(person, 'Not now')
    await waitFor(() => expect(onCancel).toHaveBeenCalled())
  })
})
