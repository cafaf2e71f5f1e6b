/** @module-tag slow */
import { spawnSync } from 'node:child_process'
import { copyFile, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildJars, type Jars, manifestFor } from './build-jars.ts'
import { findFirestoreArchive } from './testing/firestore-archive.ts'
import { RuntimeClient } from './testing/runtime-client.ts'

let folder: string
let archive: string
const built: string[] = []

const build = async (path: string): Promise<Jars> => {
  const jars = await buildJars(path)
  built.push(dirname(jars.storageRules))
  return jars
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-jars-'))
  // A copy has JARs of its own, so that the test takes none from a running suite.
  archive = join(folder, 'archive.jar')
  await copyFile(await findFirestoreArchive(), archive)
}, 60_000)

afterAll(async () => {
  for (const path of [folder, ...built]) await rm(path, { recursive: true, force: true })
})

afterEach(() => vi.unstubAllEnvs())

test('two builds at once leave whole JARs and nothing half-made', { timeout: 120_000 }, async () => {
  const [jars, same] = await Promise.all([build(archive), build(archive)])
  expect(same).toEqual(jars)
  const runtime = await RuntimeClient.start(jars.storageRules)
  expect(await runtime.stop()).toBe(0)
  const own = basename(dirname(jars.storageRules))
  const made = await readdir(dirname(dirname(jars.storageRules)))
  expect(made.filter((name) => name.startsWith(own))).toEqual([own])
})

test('the Firestore JAR starts the emulator of the archive', async () => {
  const { firestore } = await build(archive)
  const { stderr, stdout } = spawnSync('java', ['-jar', firestore, '--help'], { encoding: 'utf8' })
  expect(stdout + stderr).toContain('--rules')
})

test('a build is found again, also by another name of the same archive', async () => {
  const { storageRules } = await build(archive)
  const { mtimeMs } = await stat(storageRules)
  const alias = join(folder, 'alias.jar')
  await symlink(archive, alias)
  expect((await build(alias)).storageRules).toBe(storageRules)
  expect((await stat(storageRules)).mtimeMs).toBe(mtimeMs)
})

test('another archive has a build of its own', async () => {
  const other = join(folder, 'other.jar')
  await copyFile(archive, other)
  expect(await build(other)).not.toEqual(await build(archive))
})

test('a machine without a Java compiler is told what to install', async () => {
  const unbuilt = join(folder, 'unbuilt.jar')
  await writeFile(unbuilt, 'an archive that no build was made of')
  vi.stubEnv('PATH', folder)
  vi.stubEnv('JAVA_HOME', '')
  await expect(buildJars(unbuilt)).rejects.toThrow(/`javac` was not found: install a Java development kit/)
})

test("a JAVA_HOME without a compiler does not hide the PATH's", async () => {
  vi.stubEnv('JAVA_HOME', folder)
  const notAnArchive = join(folder, 'not-an-archive.jar')
  await writeFile(notAnArchive, 'not an archive')
  await expect(buildJars(notAnArchive)).rejects.toThrow(/error reading .*not-an-archive/)
})

test('an archive that does not exist is an error that names it', async () => {
  await expect(buildJars(join(folder, 'absent.jar'))).rejects.toThrow(/absent\.jar/)
})

test("a manifest's lines have at most 72 bytes, and unfolded they name the archive by its URL", () => {
  for (const length of [1, 40, 71, 72, 73, 143, 144, 145, 400]) {
    const manifest = manifestFor('Main', `/${'a'.repeat(length)} प्र.jar`)
    const lines = manifest.split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72)
    expect(lines.at(-1)).toBe('')
    const unfolded = manifest.replaceAll('\r\n ', '')
    expect(unfolded).toContain(
      `\r\nClass-Path: file:///${'a'.repeat(length)}%20%E0%A4%AA%E0%A5%8D%E0%A4%B0.jar\r\n`,
    )
    expect(unfolded).toContain('\r\nMain-Class: Main\r\n')
  }
})
