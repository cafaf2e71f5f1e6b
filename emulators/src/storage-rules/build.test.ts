/** @module-tag slow */
import { copyFile, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildStorageRulesRuntime, manifestFor } from './build.ts'
import { findFirestoreArchive } from './testing/firestore-archive.ts'
import { RuntimeClient } from './testing/runtime-client.ts'

let folder: string
let archive: string
const built: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-rules-build-'))
  // A copy has a build of its own, so that no running suite misses the one it is about to start.
  archive = join(folder, 'archive.jar')
  await copyFile(await findFirestoreArchive(), archive)
}, 60_000)

afterAll(async () => {
  for (const path of [folder, ...built]) await rm(path, { recursive: true, force: true })
})

afterEach(() => vi.unstubAllEnvs())

test('two builds at once leave one whole jar and nothing half-made', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  const [jar, same] = await Promise.all([
    buildStorageRulesRuntime(archive),
    buildStorageRulesRuntime(archive),
  ])
  built.push(jar)
  expect(same).toBe(jar)
  const runtime = await RuntimeClient.start(jar)
  expect(await runtime.stop()).toBe(0)
  const made = await readdir(dirname(jar))
  expect(made.filter((name) => name.startsWith(basename(jar)))).toEqual([basename(jar)])
})

test('a build is found again, also by another name of the same archive', async () => {
  const jar = await buildStorageRulesRuntime(archive)
  built.push(jar)
  const alias = join(folder, 'alias.jar')
  await symlink(archive, alias)
  const longAgo = new Date('2020-01-01T00:00:00Z')
  await utimes(jar, longAgo, longAgo)
  expect(await buildStorageRulesRuntime(alias)).toBe(jar)
  expect((await stat(jar)).mtime).toEqual(longAgo)
})

test('another archive has a build of its own', { tags: ['slow'] }, async () => {
  const other = join(folder, 'other.jar')
  await copyFile(archive, other)
  const jar = await buildStorageRulesRuntime(other)
  built.push(jar)
  expect(jar).not.toBe(await buildStorageRulesRuntime(archive))
})

test('a machine without a Java compiler is told what to install', async () => {
  const unbuilt = join(folder, 'unbuilt.jar')
  await writeFile(unbuilt, 'an archive that no build was made of')
  vi.stubEnv('PATH', folder)
  vi.stubEnv('JAVA_HOME', '')
  await expect(buildStorageRulesRuntime(unbuilt)).rejects.toThrow(
    /`javac` was not found: install a Java development kit/,
  )
})

test("a JAVA_HOME without a compiler does not hide the PATH's", async () => {
  vi.stubEnv('JAVA_HOME', folder)
  const notAnArchive = join(folder, 'not-an-archive.jar')
  await writeFile(notAnArchive, 'not an archive')
  await expect(buildStorageRulesRuntime(notAnArchive)).rejects.toThrow(/error reading .*not-an-archive/)
})

test('an archive that is not there is an error that names it', async () => {
  await expect(buildStorageRulesRuntime(join(folder, 'absent.jar'))).rejects.toThrow(/absent\.jar/)
})

test("a manifest's lines hold at most 72 bytes, and unfolded they name the archive by its URL", () => {
  for (const length of [1, 40, 71, 72, 73, 143, 144, 145, 400]) {
    const manifest = manifestFor(`/${'a'.repeat(length)} प्र.jar`)
    const lines = manifest.split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72)
    expect(lines.at(-1)).toBe('')
    const unfolded = manifest.replaceAll('\r\n ', '')
    expect(unfolded).toContain(
      `\r\nClass-Path: file:///${'a'.repeat(length)}%20%E0%A4%AA%E0%A5%8D%E0%A4%B0.jar\r\n`,
    )
    expect(unfolded).toContain('\r\nMain-Class: StorageRulesRuntime\r\n')
  }
})
