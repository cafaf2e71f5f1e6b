import type { BrowserContext } from '@playwright/test'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { categories } from '@prangan/contract/schemas/admissions'
import { deleteAll } from '@prangan/functions/lib/delete-all'
import { connectFirebase, type Firebase } from '@prangan/functions/lib/firebase'
import { measureTable } from '@prangan/tests/bench/desk-tables.ts'
import type { Figure } from '@prangan/tests/bench/figure.ts'
import { countReads } from '@prangan/tests/bench/read-counter.ts'
import { signInToDesk } from '@prangan/tests/browser/steps/desk.ts'
import { type AppWithClock, startApp } from '@prangan/tests/support/app-with-clock.ts'
import { call, json, signIn } from '@prangan/tests/support/call.ts'
import { launchBrowser } from '@prangan/tests/support/chrome.ts'
import { openBrowser } from '@prangan/tests/support/page.ts'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { admissionPaths } from '../../contract/paths.ts'
import { openedFor } from '../../functions/application-access.ts'
import { readRankable } from '../../functions/lists/candidates.ts'
import { removeSession } from '../browser/steps/admission-session.ts'
import { aDayOfApplications, checkApplication, toCheck } from '../browser/steps/scrutiny.ts'
import {
  addSession,
  asSeen,
  detailsAt,
  education,
  fullApplication,
  programmesOf,
} from '../support/admissions.ts'
import { countingFirestore } from '../support/count-firestore.ts'

/** The applications that two clerks handle in June, for one programme. */
const applications = 1_200
const seats = 300
const perBatch = 200

type Bench = {
  firestore: Firestore
  app: AppWithClock
  token: string
  session: string
  ids: readonly string[]
}

async function each(
  firestore: Firestore,
  ids: readonly string[],
  write: (batch: WriteBatch, id: string) => void,
): Promise<void> {
  for (let first = 0; first < ids.length; first += perBatch) {
    const batch = firestore.batch()
    for (const id of ids.slice(first, first + perBatch)) write(batch, id)
    await batch.commit()
  }
}

async function fill(app: AppWithClock, token: string): Promise<Bench> {
  const firestore = await app.firebase.firestore()
  const now = app.now()
  const programmes = programmesOf(now, seats, { sc: 21, st: 2, obc: 27, ews: 10 })
  const session = await addSession(token, now, { programmes, isVisible: false }, app.origin)
  const all = Array.from({ length: applications }, (_, place) =>
    fullApplication(session, now, {
      category: categories[place % categories.length] ?? 'general',
      details: detailsAt(now, { education: education(400, 230 + (place % 270)) }),
      createdAt: new Date(now.getTime() - place * 1_000),
    }),
  )
  const stored = new Map(all.map(({ id, ...application }) => [id, application]))
  const ids = [...stored.keys()]
  await each(firestore, ids, (batch, id) =>
    batch.create(firestore.doc(documentPaths.admission(id)), stored.get(id) ?? {}),
  )
  return { firestore, app, token, session, ids }
}

async function empty({ firestore, session, ids }: Bench): Promise<void> {
  const lists = firestore.collection(collectionPaths.admissionLists).where('session', '==', session)
  for (const { ref } of (await lists.get()).docs) {
    await deleteAll(firestore, await firestore.collection(admissionPaths.traces(ref.id)).listDocuments())
    await ref.delete()
  }
  await deleteAll(
    firestore,
    ids.map((id) => firestore.doc(documentPaths.admission(id))),
  )
  await firestore.doc(admissionPaths.session(session)).delete()
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const started = performance.now()
  const value = await work()
  return { value, ms: performance.now() - started }
}

async function measureExport(context: BrowserContext, { session }: Bench): Promise<Figure[]> {
  const page = await context.newPage()
  const reads = await countReads(page, collectionPaths.admissions)
  await page.goto(`/AdminDashboard/admissions?session=${session}`)
  await page.locator('main tbody tr:not(.desk-skeleton)').first().waitFor()
  const before = reads().count
  const clicked = Date.now()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download university file' }).click(),
  ])
  await download.path()
  const done = Date.now()
  const { count, lastAt } = reads()
  await page.close()
  return [
    { what: 'the university’s file: click to file', value: done - clicked, unit: 'ms' },
    { what: 'the university’s file: last data to file', value: done - lastAt, unit: 'ms', budget: 1_000 },
    { what: 'the university’s file: documents read', value: count - before, unit: '', budget: applications },
  ]
}

async function measureDesk(bench: Bench): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const { context, page } = await openBrowser(browser)
    await signInToDesk(page)
    const queue = {
      table: `queue of ${applications}`,
      address: `/AdminDashboard/admissions?session=${bench.session}&tab=check`,
      collection: collectionPaths.admissions,
    }
    const table = await measureTable(context, queue)
    if (!table) throw new Error('The desk has no list of applications.')
    return [...table, ...(await measureExport(context, bench))]
  } finally {
    await browser.close()
  }
}

const checked = 20

async function measureScrutiny(firebase: Firebase): Promise<Figure[]> {
  const browser = await launchBrowser()
  const { session, applications } = await aDayOfApplications(firebase, checked)
  try {
    const { page } = await openBrowser(browser)
    await signInToDesk(page)
    await page.goto(`/AdminDashboard/admissions/${applications[0]?.id}${toCheck(session)}`)
    const walks: Awaited<ReturnType<typeof checkApplication>>[] = []
    for (const { name } of applications) walks.push(await checkApplication(page, name))
    const keys = walks.map((walk) => walk.keys)
    const waited = walks.map((walk) => walk.waited)
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / checked
    const what = `scrutiny of ${checked} without a question`
    return [
      { what: `${what}: keys, mean`, value: mean(keys), unit: '' },
      { what: `${what}: keys, most`, value: Math.max(...keys), unit: '', budget: 10 },
      { what: `${what}: waiting, mean`, value: mean(waited), unit: 'ms', budget: 3_000 },
      { what: `${what}: waiting, most`, value: Math.max(...waited), unit: 'ms' },
    ]
  } finally {
    await removeSession(await firebase.firestore(), session)
    await browser.close()
  }
}

async function measureList({ firestore, app, token, session, ids }: Bench): Promise<Figure[]> {
  await each(firestore, ids, (batch, id) =>
    batch.update(firestore.doc(documentPaths.admission(id)), { status: 'verified' }),
  )
  const wanted = { session, programme: 'ba' }
  const post = async (route: string, sent: object) => {
    const work = () => call(route, { token, origin: app.origin, ...json(sent) })
    const { value, ms } = await timed(() => countingFirestore(work))
    if (value.value.status >= 300) throw new Error(`${route} answers ${value.value.status}`)
    return { ...value, ms }
  }
  // The first call loads and compiles code that later calls reuse.
  await post('POST /api/admissions/lists/preview', wanted)
  const data = await timed(() => readRankable(firestore, wanted, false))
  const preview = await post('POST /api/admissions/lists/preview', wanted)
  const published = await post('POST /api/admissions/lists', asSeen(wanted, preview.value.body))
  const list = `a list of ${applications}`
  return [
    { what: `${list}: its data alone, for comparison`, value: data.ms, unit: 'ms' },
    { what: `${list}: previewed, beyond its data`, value: preview.ms - data.ms, unit: 'ms', budget: 1_000 },
    { what: `${list}: previewed, documents read`, value: preview.reads, unit: '', budget: applications + 5 },
    { what: `${list}: published`, value: published.ms, unit: 'ms', budget: 5_000 },
    {
      what: `${list}: published, documents read`,
      value: published.reads,
      unit: '',
      budget: applications + 20,
    },
    { what: `${list}: published, written`, value: published.writes, unit: '', budget: applications + 10 },
  ]
}

async function measureVisit({ firestore, app, ids: [id = ''] }: Bench): Promise<Figure[]> {
  const batch = firestore.batch()
  const { token } = openedFor(batch, firestore, id, app.now())
  await batch.commit()
  const visit = () =>
    countingFirestore(() => call('POST /api/admissions/own', { origin: app.origin, ...json({ token }) }))
  const first = await visit()
  if (first.value.status !== 200) throw new Error(`The applicant's page answers ${first.value.status}`)
  const next = await visit()
  return [
    // A process reads all sessions at most every ten seconds: see `readSessions`.
    { what: 'the applicant’s page: documents read, with the sessions', value: first.reads, unit: '' },
    { what: 'the applicant’s page: documents read', value: next.reads, unit: '', budget: 5 },
  ]
}

/** Measures what 1,200 applications cost: the queue, the export, a merit list and an applicant's visit. */
export async function admissions(): Promise<Figure[]> {
  const app = await startApp()
  const bench = await fill(app, await signIn('admin'))
  try {
    return [
      ...(await measureScrutiny(connectFirebase())),
      ...(await measureDesk(bench)),
      ...(await measureList(bench)),
      ...(await measureVisit(bench)),
    ]
  } finally {
    await empty(bench)
    await app.close()
  }
}
