import { button, openScreen, press } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { PublicSession } from '../../contract/schemas/admission-sessions.ts'
import type { OwnApplication } from '../../contract/schemas/own-application.ts'
import { ApplicationStatus } from '../applicant/components/application-status.tsx'
import { ownApplication, ownSession } from './own-application.ts'

export const { number } = ownApplication()

export const token = 't'.repeat(43)

export const link = `/application#${new URLSearchParams({ number, flow: 'flow1', code: '123456' })}`

export const text = () => document.body.textContent ?? ''

/** Waits until the application is open. */
export const opened = () =>
  waitFor(() => expect(document.querySelector('h2#standing')?.textContent).toBe(`Application ${number}`))

export const kept = () => JSON.stringify({ ...sessionStorage, ...localStorage })

export const gone = (name: string) => waitFor(() => expect(() => button(name)).toThrow())

export async function openApplication(
  changes: Partial<OwnApplication> = {},
  session: Partial<PublicSession> = {},
): Promise<UserEvent> {
  const application = ownApplication(changes)
  server.answers('openApplication', { token, expiresAt: '2026-06-20T10:00:00Z' })
  server.answers('readOwnApplication', application)
  if (application.session !== '')
    server.answers('listAdmissionSessions', { sessions: [{ ...ownSession(), ...session }] })
  const person = openScreen(<ApplicationStatus />, link)
  await press(person, 'Open application')
  await opened()
  return person
}
