import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { deploy } from '../deploy.ts'
import { lookAtSteps } from '../run-steps.ts'
import { table } from '../table.ts'
import { createClone, createOperator, removeClone } from './college.ts'
import { type FakeGoogle, startFakeGoogle } from './fake-google.ts'

/** Starts a fake of Google, and gives each test a clone of the repository and its operator. */
export function useDeployment() {
  let fake: FakeGoogle
  let root: string
  let operator: ReturnType<typeof createOperator>
  beforeAll(async () => {
    fake = await startFakeGoogle()
  })

  afterAll(() => fake.end())

  async function create(): Promise<void> {
    fake.reset()
    root = await createClone()
    operator = createOperator(fake, root)
  }
  const remove = () => removeClone(root)
  beforeEach(create)
  afterEach(async () => {
    // A request unknown to the fake could make a test pass for the wrong reason.
    expect(fake.unknown).toEqual([])
    await remove()
  })

  return {
    get fake() {
      return fake
    },
    get root() {
      return root
    },
    get operator() {
      return operator
    },
    create,
    remove,
    run: () => deploy(operator.connect()),
    lookAll: () => lookAtSteps(table, operator.connect(), { plans: true }),
    snapshot() {
      const { secrets, policies, ...state } = fake.state
      return structuredClone({
        ...state,
        secrets: [...secrets.keys()],
        policies: [...policies].map(([name, { bindings }]) => [name, bindings]),
      })
    },
  }
}

export const changesIn = (log: readonly string[]) =>
  log.filter((line) => !line.startsWith('GET') && !/:(getIamPolicy|runQuery)$/.test(line))
