import { expect, type Page, type Route } from '@playwright/test'
import type { Person } from '../../support/page.ts'

export const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

/** Returns true if the error is the form's: no field is invalid, the button has the focus, and the message is in view. */
export const isAtButton = (page: Page) =>
  page.evaluate(() => {
    const message = document.querySelector('[role="alert"]:not(:empty)')?.getBoundingClientRect()
    const isInView = message !== undefined && message.top >= 0 && message.bottom <= innerHeight
    const isAtSubmit = document.activeElement?.getAttribute('type') === 'submit'
    return isInView && isAtSubmit && document.querySelector('[aria-invalid]') === null
  })

export const abortNext = (page: Page, call: string) =>
  page.route(`**${call}`, (route) => route.abort(), { times: 1 })

export async function holdNext(page: Page, call: string, more: Record<string, string> = {}) {
  const gate = Promise.withResolvers<void>()
  const wait = () => gate.promise
  const go = (route: Route) => route.continue({ headers: { ...route.request().headers(), ...more } })
  await page.route(`**${call}`, (route) => wait().then(() => go(route)), { times: 1 })
  return gate.resolve
}

/** Returns the errors so far and clears them. The browser logs each refused call, which is shortened to its status. */
export function takePageErrors({ pageErrors }: Person): string[] {
  const refused = /^console: Failed to load resource: the server responded with a status of (\d+) /
  return pageErrors.splice(0).map((error) => refused.exec(error)?.[1] ?? error)
}
/** Offline, calls fail, Firestore's listener tries a host that the content policy blocks, and the page logs failed reads. */
export const offlineErrors =
  /net::ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE|Same Origin Policy.*google\.firestore|google\.firestore.*net::ERR_FAILED|net::ERR_FAILED .*google\.firestore|@firebase\/firestore|transport errored|\/cleardot\.gif|notices could not be read|site settings could not be loaded|list could not be counted|registered twice could not be seen/
export const pageErrorsExceptOffline = (person: Person): string[] =>
  takePageErrors(person).filter((error) => !offlineErrors.test(error))
export const pageErrorsExceptAborted = (person: Person) =>
  pageErrorsExceptOffline(person).filter((error) => !error.includes('net::ERR_FAILED'))

/** An aborted call is reported twice: as a failed request and in the console. */
export const failed = expect.stringContaining('net::ERR_FAILED')

export async function login(page: Page, uname: string, psw: string): Promise<void> {
  await page.getByLabel('Username').fill(uname)
  await page.getByLabel('Password', { exact: true }).fill(psw)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}
