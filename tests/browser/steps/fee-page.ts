import { randomUUID } from 'node:crypto'
import { call, json } from '../../support/call.ts'
import { feeTable } from '../../support/site.ts'
import { test as base, expect, type TestFixtures, type WorkerFixtures } from '../fixtures.ts'

type FeePage = { id: string; path: string; title: string; editor: string }

export async function makeFeePage({
  admin: { token },
  atEnd,
}: Pick<TestFixtures & WorkerFixtures, 'admin' | 'atEnd'>): Promise<FeePage> {
  const mark = randomUUID().slice(0, 8)
  const path = `/fees-${mark}`
  const title = `Fees ${mark}`
  const { body } = await call('POST /admin/pages', { token, ...json({ path, title: { en: title } }) })
  const id = String(body.id)
  const ask = async (endpoint: 'PUT /draft' | 'POST /publish' | 'PUT /take_down', sent?: object) => {
    const [method, rest] = endpoint.split(' ')
    const answer = await call(`${method} /admin/pages/${id}${rest}` as never, {
      token,
      ...(sent && json(sent)),
    })
    expect(answer.status, String(answer.body.message)).toBeLessThan(300)
  }
  const description = 'What a year at the college costs, for every course, as a test has it.'
  await ask('PUT /draft', {
    base: null,
    head: { value: { title: { en: title }, description: { en: description } }, rev: 0 },
    order: { value: ['b1'], rev: 0 },
    blocks: { b1: { value: feeTable('b1', '₹ 900'), rev: 0 } },
  })
  await ask('POST /publish', { base: null, note: '', at: '' })
  atEnd(() => ask('PUT /take_down'))
  return { id, path, title, editor: `/AdminDashboard/pages/${id}` }
}

export const test = base.extend<{ feePage: FeePage }>({
  feePage: async ({ admin, atEnd }, use) => use(await makeFeePage({ admin, atEnd })),
})

export { expect }
