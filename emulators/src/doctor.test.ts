import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { localShift } from '@prangan/contract/local-ports'
import { describe, expect, test } from 'vitest'
import { checkDisk, checkPorts, judgeJava, parseJavaVersion } from './doctor.ts'
import { readPorts, readShift } from './ports.ts'

describe('the doctor', () => {
  test.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_391"', 8],
    ['no such thing', undefined],
  ])('reads %s as Java %s', (output, version) => {
    expect(parseJavaVersion(output)).toBe(version)
  })

  test('says how to get Java where there is none or only an old one, and is content with Java 11', () => {
    expect(judgeJava(undefined)).toMatchObject({
      isFine: false,
      sentence: expect.stringContaining('install Java 11'),
    })
    expect(judgeJava('version "1.8.0_391"')).toMatchObject({
      isFine: false,
      sentence: expect.stringContaining('Java 8 is too old'),
    })
    expect(judgeJava('version "11.0.2"').isFine).toBe(true)
  })

  test('names a taken port, who needs it, and another way', async () => {
    const server = createServer()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const checkResult = await checkPorts({ ...readPorts(0), firestore: port }, ['firestore'])
    server.close()
    expect(checkResult.isFine).toBe(false)
    expect(checkResult.sentence).toContain(`Port ${port} (for the Firestore emulator) is taken`)
    expect(checkResult.sentence).toMatch(/PORT_SHIFT=\d+ npm start/)
  })

  test('finds a port taken that somebody listens to on all addresses', async () => {
    const server = createServer()
    await once(server.listen(0), 'listening')
    const { port } = server.address() as AddressInfo
    const checkResult = await checkPorts({ ...readPorts(0), mail: port }, ['mail'])
    server.close()
    expect(checkResult.isFine).toBe(false)
  })

  test('finds a port free again once its server is closed', async () => {
    const server = createServer()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    expect((await checkPorts({ ...readPorts(0), mail: port }, ['mail'])).isFine).toBe(true)
  })

  test('asks for room on a disk that has less than is needed', async () => {
    expect((await checkDisk(tmpdir(), 0)).isFine).toBe(true)
    expect((await checkDisk(tmpdir(), Number.MAX_VALUE)).isFine).toBe(false)
  })
})

describe('the ports', () => {
  test('are those of firebase.json and of the mailbox', () => {
    expect(readPorts(0)).toMatchObject({
      hosting: 5000,
      firestore: 8080,
      firestoreWebsocket: 9150,
      smtp: 1025,
      vite: 5173,
    })
  })

  test('of seven suites side by side are all different, and the last of each is 13 behind its first', () => {
    const suites = [0, 100, 200, 300, 400, 500, 600].map((shift) => readPorts(shift))
    const all = suites.flatMap((ports) => Object.values(ports))
    expect(all).toHaveLength(7 * 14)
    expect(new Set(all).size).toBe(all.length)
    expect(suites[1]).toMatchObject({ hosting: 10_100, functions: 10_101, vite: 10_113 })
  })

  test('are known to a page by its own port', () => {
    for (const shift of [0, 1, 100, 600, 50_000]) {
      expect(localShift('hosting', 5000, readPorts(shift).hosting)).toBe(shift)
      expect(localShift('vite', 5173, readPorts(shift).vite)).toBe(shift)
    }
  })

  test('refuse a shift that puts the site where no browser can call it, and name one that works', () => {
    expect(() => readPorts(80)).toThrow(
      'the Hosting emulator on port 10080, which browsers refuse to call: choose another, such as 94.',
    )
    expect(readPorts(94).hosting).toBe(10_094)
  })

  test.each(['-1', '1.5', 'many', '60000'])('refuse the shift %s with a sentence', (value) => {
    expect(() => readShift(value)).toThrow(/PORT_SHIFT is ".*": set it to a whole number/)
  })
})
