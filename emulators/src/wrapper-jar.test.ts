import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findGcloudArchive } from './gcloud.ts'
import { wrapperManifest, writeWrapperJar } from './wrapper-jar.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prangan-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the wrapper JAR', () => {
  test('folds lines at 72 bytes, and unfolds to the whole address', () => {
    const archive = `/a folder/${'long/'.repeat(60)}emulator.jar`
    const manifest = wrapperManifest('com.example.Main', archive)
    for (const line of manifest.split('\r\n')) expect(line.length).toBeLessThanOrEqual(72)
    expect(manifest.replaceAll('\r\n ', '')).toContain(
      `Class-Path: file:///a%20folder/${'long/'.repeat(60)}emulator.jar\r\n`,
    )
    expect(manifest.endsWith('\r\n\r\n')).toBe(true)
  })

  test('is a JAR in which Java finds the main class', async () => {
    const jar = join(folder, 'deep', 'wrapper.jar')
    await writeWrapperJar(jar, 'com.example.NoSuchMain', join(folder, 'none.jar'))
    const { stderr, error } = spawnSync('java', ['-jar', jar], { encoding: 'utf8' })
    expect(error).toBeUndefined()
    expect(stderr).toContain('Could not find or load main class com.example.NoSuchMain')
  })

  test('is written once, and again when it is for another archive', async () => {
    const jar = join(folder, 'wrapper.jar')
    const longAgo = new Date(2020, 0)
    await writeWrapperJar(jar, 'Main', '/a.jar')
    utimesSync(jar, longAgo, longAgo)
    await writeWrapperJar(jar, 'Main', '/a.jar')
    expect(statSync(jar).mtime).toEqual(longAgo)
    await writeWrapperJar(jar, 'Main', '/b.jar')
    expect(statSync(jar).mtime).not.toEqual(longAgo)
  })
})

describe("the Google Cloud CLI's component", () => {
  function installGcloud(): { searchPath: string; archive: string } {
    const real = join(folder, 'sdk', 'bin', 'gcloud')
    const linked = join(folder, 'usr-bin')
    const archive = join(folder, 'sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')
    for (const path of [dirname(real), linked, dirname(archive)]) mkdirSync(path, { recursive: true })
    writeFileSync(real, '')
    chmodSync(real, 0o755)
    symlinkSync(real, join(linked, 'gcloud'))
    return { searchPath: `${join(folder, 'empty')}:${linked}`, archive }
  }

  test('is found through the link in PATH', async () => {
    const { searchPath, archive } = installGcloud()
    writeFileSync(archive, '')
    expect(await findGcloudArchive(searchPath)).toBe(archive)
  })

  test('is not found where the CLI is there without it, nor where there is no CLI', async () => {
    expect(await findGcloudArchive(installGcloud().searchPath)).toBeUndefined()
    expect(await findGcloudArchive(join(folder, 'empty'))).toBeUndefined()
  })
})
