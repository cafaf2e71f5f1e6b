import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths.ts'
import { type Ports, readShift } from './ports.ts'

/**
 * Writes the configuration of this start: firebase.json with shifted ports, the Emulator UI on or off, and the functions in
 * `moreFunctions` besides ours. It is next to firebase.json because firebase-tools resolves its paths from there. Returns its
 * path.
 */
export async function writeConfig(ports: Ports, withUi: boolean, moreFunctions?: string): Promise<string> {
  const config = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'))
  for (const name of ['auth', 'firestore', 'functions', 'storage', 'hosting'] as const) {
    config.emulators[name].port = ports[name]
  }
  for (const name of ['hub', 'logging', 'eventarc', 'tasks', 'ui'] as const) {
    config.emulators[name].port = ports[name]
  }
  config.emulators.firestore.websocketPort = ports.firestoreWebsocket
  config.emulators.ui.enabled = withUi
  if (moreFunctions) {
    config.functions.push({ codebase: 'more', source: moreFunctions, runtime: config.functions[0].runtime })
  }
  const path = join(root, `firebase.local.${readShift()}.json`)
  await writeFile(path, `${JSON.stringify(config, null, 2)}\n`)
  return path
}
