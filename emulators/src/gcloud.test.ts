import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findGcloudArchive } from './gcloud.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prangan-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

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
