import { afterEach, expect, test, vi } from 'vitest'

const modules = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**', '!../entry.*'])

afterEach(() => {
  vi.doUnmock('./language.ts')
  vi.resetModules()
})

// A module is imported once and does not change with the language.
test('no module reads a message or the language when it is imported', async () => {
  vi.resetModules()
  const read = () => {
    throw new Error('read when it was imported')
  }
  vi.doMock('./language.ts', async (load) => {
    const names = Object.keys(await load<object>())
    return Object.fromEntries(names.map((name) => [name, read]))
  })
  const failed: string[] = []
  for (const [path, load] of Object.entries(modules))
    await load().catch((error) => failed.push(`${path}: ${error}`))
  expect(Object.keys(modules).length).toBeGreaterThan(500)
  expect(failed).toEqual([])
})
