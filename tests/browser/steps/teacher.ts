import type { Page, Route } from '@playwright/test'
import { documentPaths, type RecordKind } from '@prangan/contract/paths'
import type { Person as Account } from '../../support/people.ts'
import type { Teacher } from '../fixtures.ts'
import { login } from './account.ts'

export async function openDesk(page: Page, { uname, psw }: Pick<Account, 'uname' | 'psw'>): Promise<void> {
  await page.goto('/login')
  await login(page, uname, psw)
  await page.waitForURL('**/FacultyDashboard')
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
}

export async function openOwnProfile(page: Page): Promise<void> {
  await page.goto('/FacultyDashboard')
  await page.getByRole('button', { name: 'Edit profile' }).waitFor()
}

export async function goTo(page: Page, section: string): Promise<void> {
  await page.getByRole('complementary').getByRole('link', { name: section, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: section, exact: true }).waitFor()
}

type UploadStep = { command: string; offset: number }

export async function abortSecondChunk(page: Page): Promise<UploadStep[]> {
  const steps: UploadStep[] = []
  let isCut = false
  await page.route('**/v0/b/**', async (route: Route) => {
    const headers = route.request().headers()
    const command = headers['x-goog-upload-command']
    if (!command) return route.continue()
    const step = { command, offset: Number(headers['x-goog-upload-offset'] ?? 0) }
    if (isCut || !command.startsWith('upload') || step.offset === 0) {
      steps.push(step)
      return route.continue()
    }
    isCut = true
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  return steps
}

export const recordsOf = ({ profile }: Teacher, kind: RecordKind) =>
  profile.firestore.collection(documentPaths.facultyRecords(profile.id, kind))
