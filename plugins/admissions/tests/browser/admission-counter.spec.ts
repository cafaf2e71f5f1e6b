import { documentPaths } from '@prangan/contract/paths'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { look } from '@prangan/tests/support/page.ts'
import { removeSession } from './steps/admission-session.ts'
import { aDayAtTheCounter, countedKeys, countPrints, printsIn } from './steps/counter.ts'

const mostKeys = 12

test('A clerk admits twenty people by at most twelve keys each, with receipt, letter and a number of the roll', {
  tag: '@slow',
}, async ({ office: { page }, firebase, atEnd }) => {
  // Twenty people are more than the usual time of a test on a busy machine.
  test.slow()
  const firestore = await firebase.firestore()
  const {
    session,
    name: sessionName,
    people,
  } = await aDayAtTheCounter(firebase, 20, {
    // The emulator locks more than Firestore does: what is mailed would change applications while fees are confirmed.
    person: { email: '' },
  })
  atEnd(() => removeSession(firestore, session))
  await countPrints(page)
  await page.goto('/AdminDashboard/admission-counter')
  const search = page.getByRole('searchbox')
  const { press, taken } = countedKeys(page)
  const seconds: number[] = []
  for (const [at, { id, name, applicationNumber }] of people.entries()) {
    const started = performance.now()
    await expect(search).toBeFocused()
    await press(...applicationNumber.slice(-6), 'Enter')
    await expect(page.locator('[data-open] input').first()).toBeFocused()
    // Every fifth person brings the transfer certificate later.
    if (at % 5 === 4) await press('1', '3')
    else await press('a')
    await expect(page.getByRole('button', { name: 'Confirm fee' })).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('button', { name: 'Admit and print' })).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('article', { name: 'Letter of admission' })).toContainText(
      `BA/${sessionName}/${String(at + 1).padStart(4, '0')}`,
    )
    await expect(page.getByRole('button', { name: 'Next person' })).toBeFocused()
    if (at === 4) await look(page, 'counter-printed')
    await press('Enter')
    expect(taken(), name).toBeLessThanOrEqual(mostKeys)
    seconds.push((performance.now() - started) / 1000)
    const stored = await firestore.doc(documentPaths.admission(id)).get()
    expect([stored.get('status'), stored.get('roll.number'), stored.get('originalsDue') !== '']).toEqual([
      'admitted',
      `BA/${sessionName}/${String(at + 1).padStart(4, '0')}`,
      at % 5 === 4,
    ])
  }
  expect(await printsIn(page)).toBe(people.length)
  const all = seconds.reduce((sum, each) => sum + each, 0)
  process.stdout.write(
    `The counter: ${(all / people.length).toFixed(1)} s a person without the clerk's own.\n`,
  )
})

test('A scanner opens somebody by the letter’s code, and a second clerk is told what the first has done', {
  tag: '@slow',
}, async ({ office: { page }, openPerson, admin: { storageState }, firebase, atEnd }) => {
  const firestore = await firebase.firestore()
  const { session, people } = await aDayAtTheCounter(firebase, 1, { day: { order: 'money first' } })
  atEnd(() => removeSession(firestore, session))
  const [{ name, applicationNumber }] = people as [(typeof people)[number]]
  await countPrints(page)
  await page.goto('/AdminDashboard/admission-counter')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(`https://college.test/application#number=${applicationNumber}`)
  await page.keyboard.press('Enter')
  // The fee is first here.
  await expect(page.getByRole('button', { name: 'Confirm fee' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('1. Fee')
  const { page: other } = await openPerson({ width: 1366, height: 768, storageState })
  await other.goto(page.url())
  await expect(other.getByRole('img', { name: `Photo of ${name}` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(other.getByText('The fee is confirmed.')).toBeVisible()
  await page.getByRole('button', { name: 'All seen' }).click()
  await page.getByRole('button', { name: 'Admit and print' }).click()
  await expect(other.getByText('Roll number')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Admit and print' })).toBeHidden()
})
